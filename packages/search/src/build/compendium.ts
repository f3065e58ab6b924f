import { byLocale, type Entry, type Library } from '@rulestone/text'
import type { Searchable } from './collect-rows.ts'

const NONE = new Map<string, never>()

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
export const compendiumOf = ({ spells, creatures }: Pick<Library, 'spells' | 'creatures'>): Searchable => ({
  entries: new Map(
    [...spells, ...creatures].map(([id, group]) => [id, byLocale((locale) => searched(id, group[locale]))]),
  ),
  terms: NONE,
  books: [],
  otherNames: NONE,
  questions: NONE,
})
