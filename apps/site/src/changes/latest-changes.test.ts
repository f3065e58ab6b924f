import type { Data, Rule, Spell } from '@rulestone/data-builder'
import { expect, it } from 'vitest'
import { latestChanges } from './latest-changes.ts'

const change = (date: string, id: string, kind: 'new' | 'changed', language: 'en' | 'th' = 'en') =>
  ({ date, of: 'rule', id, language, kind }) as const

const spellChange = (...args: Parameters<typeof change>) => ({ ...change(...args), of: 'spell' }) as const

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

/** Only the id, the language and the title count. */
const spell = (id: string): Spell => {
  const {
    kind: _,
    headings: _h,
    counterparts: _c,
    tables: _t,
    calculators: _a,
    chapters: _p,
    formerIds: _f,
    ...text
  } = rule(id)
  return {
    ...text,
    title: `spell ${id}`,
    facts: {
      ...{ level: 0, school: 'evocation', lists: [], castingTimes: [], range: 'self', components: [] },
      duration: 'instantaneous',
    },
    factsInWords: { kind: '', rows: [] },
  }
}

const data: Pick<Data, 'changes' | 'rules' | 'spells'> = {
  rules: [rule('cover'), rule('prone')],
  spells: [spell('cover'), spell('light'), spell('mending')],
  changes: [
    change('2026-11-21', 'cover', 'new'),
    change('2026-11-22', 'prone', 'new'),
    change('2026-11-22', 'cover', 'changed', 'th'),
    change('2026-11-22', 'gone', 'changed'),
    change('2026-11-23', 'cover', 'changed'),
  ],
}

const linesOf = (changes: Data['changes']): string[] =>
  latestChanges({ ...data, changes }, 'en').map((one) =>
    [one.date, one.kind, 'text' in one ? one.text.title : `${one.spells} spells`].join(' '),
  )

it('lists the changes of a language, the latest first, without those of the first day and of rules that are gone', () => {
  expect(linesOf(data.changes)).toEqual(['2026-11-23 changed cover', '2026-11-22 new prone'])
})

it('lists the first spells as one change, and later ones each', () => {
  expect(
    linesOf([
      ...data.changes,
      spellChange('2026-11-23', 'cover', 'new'),
      spellChange('2026-11-23', 'gone', 'new'),
      spellChange('2026-11-23', 'light', 'new', 'th'),
      spellChange('2026-11-23', 'light', 'new'),
      change('2026-11-23', 'prone', 'changed'),
      spellChange('2026-11-24', 'cover', 'changed'),
      spellChange('2026-11-24', 'mending', 'new'),
    ]),
  ).toEqual([
    '2026-11-24 new spell mending',
    '2026-11-24 changed spell cover',
    '2026-11-23 changed prone',
    '2026-11-23 new 2 spells',
    '2026-11-23 changed cover',
    '2026-11-22 new prone',
  ])
})
