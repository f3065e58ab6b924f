import { describe, expect, test } from 'vitest'
import { CREATURE_IDS, type CreatureId, creature, creatureTotals } from '../src/index.ts'
import { type Cells, SECOND_ENTRY } from './creature-second-entry/columns.ts'
import { printed } from './creature-second-entry/printed.ts'

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
