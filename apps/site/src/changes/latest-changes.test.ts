import type { Creature, Data, Rule, Spell } from '@rulestone/data-builder'
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
    creatures: [],
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

const NOTHING = { strength: 0, dexterity: 0, constitution: 0, intelligence: 0, wisdom: 0, charisma: 0 }

/** Only the id, the language and the title count. */
const creature = (id: string): Creature => {
  const { facts: _, factsInWords: _w, ...text } = spell(id)
  return {
    ...text,
    title: `creature ${id}`,
    facts: {
      ...{ chapter: 'animals', sizes: ['medium'], type: 'beast', alignment: 'unaligned', challengeRating: '0' },
      ...{ armorClass: 10, initiative: 0, hitDice: '1d8', speeds: {}, scores: NOTHING },
    },
    totals: {
      ...{ hitPoints: 4, modifiers: NOTHING, saves: NOTHING, initiativeScore: 10, passivePerception: 10 },
      ...{ proficiencyBonus: 2, experience: 0 },
    },
    statBlock: {
      ...{ kind: '', lines: [], abilities: [], sections: [] },
      labels: { ability: '', score: '', modifier: '', save: '' },
    },
  }
}

const data: Pick<Data, 'changes' | 'rules' | 'spells' | 'creatures'> = {
  rules: [rule('cover'), rule('prone')],
  spells: [spell('cover'), spell('light'), spell('mending')],
  creatures: [creature('wolf'), creature('lion')],
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
    [one.date, one.kind, 'text' in one ? one.text.title : `${one.count} ${one.of}s`].join(' '),
  )

it('lists the changes of a language, the latest first, without those of the first day and of rules that are gone', () => {
  expect(linesOf(data.changes)).toEqual(['2026-11-23 changed cover', '2026-11-22 new prone'])
})

it('lists the first spells as one change, the first creatures as another, and later ones each', () => {
  expect(
    linesOf([
      ...data.changes,
      spellChange('2026-11-23', 'cover', 'new'),
      spellChange('2026-11-23', 'gone', 'new'),
      spellChange('2026-11-23', 'light', 'new', 'th'),
      spellChange('2026-11-23', 'light', 'new'),
      change('2026-11-23', 'prone', 'changed'),
      { ...change('2026-11-24', 'wolf', 'new'), of: 'creature' },
      { ...change('2026-11-24', 'lion', 'new'), of: 'creature' },
      { ...change('2026-11-25', 'lion', 'changed'), of: 'creature' },
      spellChange('2026-11-24', 'cover', 'changed'),
      spellChange('2026-11-24', 'mending', 'new'),
    ]),
  ).toEqual([
    '2026-11-24 new spell mending',
    '2026-11-24 changed spell cover',
    '2026-11-25 changed creature lion',
    '2026-11-24 new 2 creatures',
    '2026-11-23 changed prone',
    '2026-11-23 new 2 spells',
    '2026-11-23 changed cover',
    '2026-11-22 new prone',
  ])
})

it('has all changes of each of its days, also if they are many', () => {
  const ids = Array.from({ length: 130 }, (_, index) => `rule-${index}`)
  const days = ['2025-01-01', '2025-02-01', '2025-03-01']
  const changes = [
    change('2024-12-01', 'rule-0', 'new'),
    ...days.flatMap((day) => ids.slice(0, day === '2025-03-01' ? 90 : 130).map((id) => change(day, id, 'changed'))),
  ]
  const found = latestChanges({ changes, rules: ids.map(rule), spells: [], creatures: [] }, 'en')
  expect(found.map(({ date }) => date).filter((date, at, all) => date !== all[at - 1])).toEqual([
    '2025-03-01',
    '2025-02-01',
  ])
  expect(found).toHaveLength(220)
})
