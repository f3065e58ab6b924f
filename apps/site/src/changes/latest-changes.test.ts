import type { Data, Rule } from '@rulestone/data-builder'
import { expect, it } from 'vitest'
import { latestChanges } from './latest-changes.ts'

const change = (date: string, id: string, kind: 'new' | 'changed', language: 'en' | 'th' = 'en') => ({
  date,
  id,
  language,
  kind,
})

/** Only the id and the language count. */
const rule = (id: string): Rule => ({
  ...{
    id,
    language: 'en',
    edition: 'srd-5.2.1',
    kind: 'rule',
    title: id,
    summary: '',
    url: '',
    markdown: '',
    text: '',
  },
  ...{
    aliases: [],
    headings: [],
    blocks: [],
    links: [],
    spells: [],
    related: [],
    counterparts: [],
    tables: [],
    figures: [],
  },
  ...{ calculators: [], chapters: [], sources: [], formerIds: [], hash: '' },
})

const data: Pick<Data, 'changes' | 'rules'> = {
  rules: [rule('cover'), rule('prone')],
  changes: [
    change('2026-11-21', 'cover', 'new'),
    change('2026-11-22', 'prone', 'new'),
    change('2026-11-22', 'cover', 'changed', 'th'),
    change('2026-11-22', 'gone', 'changed'),
    change('2026-11-23', 'cover', 'changed'),
  ],
}

it('lists the changes of a language, the latest first, without those of the first day and of rules that are gone', () => {
  expect(latestChanges(data, 'en').map(({ date, kind, rule: { id } }) => `${date} ${kind} ${id}`)).toEqual([
    '2026-11-23 changed cover',
    '2026-11-22 new prone',
  ])
})
