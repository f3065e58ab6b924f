import { describe, expect, test } from 'vitest'
import { SPELL_IDS, type Spell, spell } from '../src/index.ts'
import { SECOND_ENTRY } from './spell-second-entry/columns.ts'
import { printed } from './spell-second-entry/printed.ts'

/** `Arcanist’s Magic Aura`: `arcanists-magic-aura`. */
const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z]+/g, '-')

const ENTRIES = new Map(SECOND_ENTRY.map(([name, cells]) => [slug(name), cells]))

test('the second entry has every spell once', () => {
  expect(SECOND_ENTRY).toHaveLength(ENTRIES.size)
  expect([...ENTRIES.keys()].toSorted()).toEqual([...SPELL_IDS].toSorted())
})

describe('each cell is the same in both entries', () => {
  test.each(SPELL_IDS)('%s', (id) => {
    expect(printed(spell(id))).toEqual(ENTRIES.get(id))
  })
})

/** Every copy of a value in which one fact is another: a number is higher, a word or a field is gone. */
function* changed(value: unknown): Iterable<unknown> {
  if (typeof value === 'number') yield value + 1
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) {
      yield value.toSpliced(index, 1)
      for (const other of changed(item)) yield value.with(index, other)
    }
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, field] of Object.entries(value)) {
      const { [key as never]: _gone, ...without } = value
      yield without
      for (const other of changed(field)) yield { ...value, [key]: other }
    }
  }
}

/** The cells of what may be no spell. */
function cellsOf(facts: object): string {
  try {
    return JSON.stringify(printed(facts as Spell))
  } catch {
    return 'no spell'
  }
}

test('the cells show each fact of a spell but its page', () => {
  const hidden = SPELL_IDS.flatMap((id) => {
    const { page: _page, ...facts } = spell(id)
    const shown = cellsOf(facts)
    return Array.from(changed(facts), (other) => other as object)
      .filter((other) => cellsOf(other) === shown)
      .map((other) => ({ id, ...other }))
  })
  expect(hidden).toEqual([])
})
