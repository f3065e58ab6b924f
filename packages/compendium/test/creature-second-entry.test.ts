import { readFileSync } from 'node:fs'
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

/** A figure that the document prints against its own rules; the fact follows the rules. */
interface Misprint {
  readonly column: keyof Cells
  readonly figure: string
  readonly printed: string
  readonly fact: string
}

const MISPRINTS: Readonly<Partial<Record<CreatureId, Misprint>>> = {
  archmage: { column: 'CR', figure: 'XP', printed: '8000', fact: '8400' },
  'gray-ooze': { column: 'Initiative', figure: 'Initiative score', printed: '13', fact: '8' },
  'young-white-dragon': { column: 'Saves', figure: 'Intelligence save', printed: '2', fact: '-2' },
}

/** The cells of a creature in the second entry, with the fact in place of a misprint. */
function cellsOf(id: CreatureId): Partial<Cells> {
  const [cells, misprint] = [ENTRIES.get(id), MISPRINTS[id]]
  if (!cells || !misprint) return cells ?? {}
  const { column, printed, fact } = misprint
  return { ...cells, [column]: cells[column].replace(printed, fact) }
}

test('the second entry has every creature once', () => {
  expect(SECOND_ENTRY).toHaveLength(ENTRIES.size)
  expect([...ENTRIES.keys()].toSorted()).toEqual([...CREATURE_IDS].toSorted())
})

describe('each cell is the same in both entries', () => {
  test.each(CREATURE_IDS)('%s', (id) => {
    expect(printed(creature(id), creatureTotals(id))).toEqual(cellsOf(id))
  })
})

test('the list of what differs from the document names the same figures', () => {
  const text = readFileSync(new URL('../TRANSCRIPTIONS.md', import.meta.url), 'utf8')
  const [, section = ''] = text.split('## Facts that differ from the document')
  const rows = Array.from(section.matchAll(/^\| (?!Creature|---)(.+) \|$/gm), ([, row = '']) => row.split(' | '))
  const listed = rows.map(([name = '', figure, printed, fact]) => [slug(name), { figure, printed, fact }])
  const misprints = Object.entries(MISPRINTS).map(([id, { column: _, ...figure }]) => [id, figure])
  expect(listed).toEqual(misprints)
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
