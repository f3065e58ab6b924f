import { describe, expect, test } from 'vitest'
import { SPELL_IDS, spell } from '../src/index.ts'
import { SCHOOLS, SPELL_LISTS } from './spell-lists.ts'

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('’', '')
    .replaceAll(/[^a-z0-9]+/g, '-')

const cells = (table: string): readonly (readonly string[])[] =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

/** Every entry of a list: `Identify (R+M)`. */
const ENTRIES = cells(SPELL_LISTS).flatMap(([list = '', level = '', names = '']) =>
  names.split('; ').map((name) => {
    const [, title = '', marks = ''] = /^([^(]+?)(?: \((.+)\))?$/.exec(name) ?? []
    return { id: slug(title), list: slug(list), level: Number(level), marks: marks.split('+').filter(Boolean) }
  }),
)

/**
 * Where the document contradicts itself: what the entry of a spell says, and its class lists do not. The compendium has
 * what the entry says.
 */
const ONLY_IN_ENTRY: Readonly<Record<string, { readonly lists?: readonly string[]; readonly costUnmarked?: true }>> = {
  // a Material component of some Copper Pieces
  'detect-thoughts': { costUnmarked: true },
  'true-strike': { costUnmarked: true },
  'mind-spike': { lists: ['sorcerer'] },
  'phantasmal-force': { lists: ['bard', 'sorcerer', 'wizard'] },
}

test('the lists name every spell but one, and no other', () => {
  const named = new Set(ENTRIES.map(({ id }) => id))
  expect(SPELL_IDS.filter((id) => !named.has(id))).toEqual(['phantasmal-force'])
  expect([...named].filter((id) => !SPELL_IDS.some((spellId) => spellId === id))).toEqual([])
})

describe('a spell is on the lists that name it, with its level, Concentration, ritual and costs', () => {
  test.each(SPELL_IDS)('%s', (id) => {
    const { lists, level, concentration, ritual, materials } = spell(id)
    const named = ENTRIES.filter((entry) => entry.id === id)
    const { lists: unlisted = [], costUnmarked = false } = ONLY_IN_ENTRY[id] ?? {}
    const marks = [concentration && 'C', ritual && 'R', materials && !costUnmarked && 'M'].filter(Boolean)
    expect([...named.map(({ list }) => list), ...unlisted].toSorted()).toEqual(lists)
    for (const entry of named) expect(entry).toMatchObject({ level, marks })
  })
})

test('the schools are those of the lists, but for one spell', () => {
  const schools = new Map(
    cells(SCHOOLS).flatMap(([school = '', names = '']) =>
      names.split('; ').map((name) => [slug(name), slug(school)] as const),
    ),
  )
  const listed = SPELL_IDS.filter((id) => schools.has(id))
  expect(listed).toHaveLength(SPELL_IDS.length - 1)
  const wrong = listed.filter((id) => spell(id).school !== schools.get(id))
  // Its entry says Conjuration, the lists say Evocation.
  expect(wrong).toEqual(['flaming-sphere'])
})
