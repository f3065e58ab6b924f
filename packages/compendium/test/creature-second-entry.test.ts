import { describe, expect, test } from 'vitest'
import { CREATURE_IDS, type CreatureId, creature, creatureTotals } from '../src/index.ts'
import { type Cells, SECOND_ENTRY } from './creature-second-entry/columns.ts'
import { MADE_AND_CAST } from './creature-second-entry/made-and-cast.ts'
import { madeAndCast, printed } from './creature-second-entry/printed.ts'
import { SHARED_TRAITS } from './creature-second-entry/shared-traits.ts'

/** `Will-o’-Wisp`: `will-o-wisp`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z]+/g, '-')

const ENTRIES = new Map(SECOND_ENTRY.map(([name, cells]) => [slug(name), cells]))

/** What the document prints against its own rules; the facts follow the rules. */
const MISPRINTS: Readonly<Partial<Record<CreatureId, Partial<Cells>>>> = {
  archmage: { CR: '12 8400 pb 4' },
  'gray-ooze': { Initiative: '-2 8' },
  'invisible-stalker': { Initiative: '+7 17' },
}

test('the second entry has every creature once', () => {
  expect(SECOND_ENTRY).toHaveLength(ENTRIES.size)
  expect([...ENTRIES.keys()].toSorted()).toEqual([...CREATURE_IDS].toSorted())
})

describe('each cell is the same in both entries', () => {
  test.each(CREATURE_IDS)('%s', (id) => {
    expect(printed(creature(id), creatureTotals(id))).toEqual({ ...ENTRIES.get(id), ...MISPRINTS[id] })
  })
})

test('the same parts make an attack or cast a spell in both entries', () => {
  const made = CREATURE_IDS.map((id) => [id, madeAndCast(creature(id))] as const).filter(([, cell]) => cell !== '-')
  const again = [...MADE_AND_CAST].map(([name, cell]) => [slug(name), cell])
  expect(Object.fromEntries(made)).toEqual(Object.fromEntries(again))
})

test.each(Object.entries(SHARED_TRAITS))('the same creatures have %s in both entries', (trait, names) => {
  const having = CREATURE_IDS.filter((id) => creature(id).traits?.some((part) => part.id === trait))
  expect(having).toEqual(names.map(slug).toSorted())
})
