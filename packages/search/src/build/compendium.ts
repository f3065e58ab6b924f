import { byLocale, creatureEntry, type Library, type SearchNames, spellEntry } from '@rulestone/text'
import type { Searchable, SearchableEntry } from './collect-rows.ts'

const NO_NAMES = byLocale<readonly string[]>(() => [])

/** A spell or creature as it is searched: its names and its summary, under its id in the compendium. Its text is not compiled. */
const searched = (id: string, entry: SearchableEntry | undefined): SearchableEntry | undefined => {
  if (!entry) return undefined
  const { file, title, aliases, summary, kind, ruleset } = entry
  return { id, file, title, aliases, summary, kind, ruleset, headings: [], blocks: [] }
}

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
  questions,
}: Pick<Library, 'spells' | 'creatures' | 'otherNames' | 'questions'>): Searchable => {
  const withoutScheme = (names: SearchNames): SearchNames =>
    new Map([
      ...Array.from(spells.keys(), (id) => [id, names.get(spellEntry(id)) ?? NO_NAMES] as const),
      ...Array.from(creatures.keys(), (id) => [id, names.get(creatureEntry(id)) ?? NO_NAMES] as const),
    ])
  return {
    entries: new Map(
      [...spells, ...creatures].map(([id, group]) => [id, byLocale((locale) => searched(id, group[locale]))]),
    ),
    terms: new Map(),
    books: [],
    otherNames: withoutScheme(otherNames),
    questions: withoutScheme(questions),
  }
}
