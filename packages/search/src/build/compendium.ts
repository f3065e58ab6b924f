import { byLocale, creatureEntry, type Entry, type Library, spellEntry } from '@rulestone/text'
import type { Searchable } from './collect-rows.ts'

const NONE = new Map<string, never>()
const NO_NAMES = byLocale<readonly string[]>(() => [])

/** A spell or creature as it is searched: its names and its summary, under its id in the compendium. */
const searched = (id: string, entry: Entry | undefined): Entry | undefined =>
  entry && { ...entry, id, headings: [], blocks: [] }

/**
 * The spells and the creatures of a library as a library of their own, whose index a page loads only when it needs them. No two
 * of them have one id: the `tag` of a result says which it is.
 *
 * @example
 * const library = await readLibrary('content')
 * buildIndex(compendiumOf(library), 'th')
 */
export const compendiumOf = ({
  spells,
  creatures,
  otherNames,
}: Pick<Library, 'spells' | 'creatures' | 'otherNames'>): Searchable => ({
  entries: new Map(
    [...spells, ...creatures].map(([id, group]) => [id, byLocale((locale) => searched(id, group[locale]))]),
  ),
  terms: NONE,
  books: [],
  otherNames: new Map([
    ...Array.from(spells.keys(), (id) => [id, otherNames.get(spellEntry(id)) ?? NO_NAMES] as const),
    ...Array.from(creatures.keys(), (id) => [id, otherNames.get(creatureEntry(id)) ?? NO_NAMES] as const),
  ]),
  questions: NONE,
})
