import { byLocale, type Entry, type Library } from '@rulestone/text'
import type { Searchable } from './collect-rows.ts'

const NONE = new Map<string, never>()

type Entries = Library['spells']

/** A spell or creature as it is searched: its names and its summary, under its id in the compendium. */
const searched = (id: string, entry: Entry | undefined): Entry | undefined =>
  entry && { ...entry, id, headings: [], blocks: [] }

const alone = (entries: Entries): Searchable => ({
  entries: new Map(Array.from(entries, ([id, group]) => [id, byLocale((locale) => searched(id, group[locale]))])),
  terms: NONE,
  books: [],
  otherNames: NONE,
  questions: NONE,
})

/**
 * The spells of a library as a library of their own, whose index a page loads only when it needs spells.
 *
 * @example
 * buildIndex(spellsOf(library), 'th')
 */
export const spellsOf = ({ spells }: Pick<Library, 'spells'>): Searchable => alone(spells)

/**
 * The spells and the creatures of a library as one library of their own. No two of them have one id: the `tag` of a result
 * says which it is.
 *
 * @example
 * buildIndex(compendiumOf(library), 'th')
 */
export const compendiumOf = ({ spells, creatures }: Pick<Library, 'spells' | 'creatures'>): Searchable =>
  alone(new Map([...spells, ...creatures]))
