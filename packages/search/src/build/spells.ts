import { byLocale, type Entry, type Library } from '@rulestone/text'
import type { Searchable } from './collect-rows.ts'

const NONE = new Map<string, never>()

/** A spell as it is searched: its names and its summary, under its id in the compendium. */
const searched = (id: string, entry: Entry | undefined): Entry | undefined =>
  entry && { ...entry, id, headings: [], blocks: [] }

/**
 * The spells of a library as a library of their own, whose index a page loads only when it needs spells.
 *
 * @example
 * buildIndex(spellsOf(library), 'th')
 */
export const spellsOf = ({ spells }: Pick<Library, 'spells'>): Searchable => ({
  entries: new Map(Array.from(spells, ([id, entries]) => [id, byLocale((locale) => searched(id, entries[locale]))])),
  terms: NONE,
  books: [],
  otherNames: NONE,
  questions: NONE,
})
