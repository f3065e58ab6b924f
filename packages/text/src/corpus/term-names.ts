import { type ByLocale, byLocale, SOURCE_LOCALE } from '../language/index.ts'
import type { Term } from './term.ts'

/** The names of terms by id, in English if a language has none. */
export type TermNames = ByLocale<ReadonlyMap<string, string>>

/**
 * The names of terms in each language.
 *
 * @param terms of a library or of a corpus
 */
export function termNames(terms: Iterable<Pick<Term, 'id' | 'forms'>>): TermNames {
  const all = Array.from(terms)
  return byLocale(
    (locale) =>
      new Map(
        all.flatMap(({ id, forms }): [string, string][] => {
          const name = (forms[locale] ?? forms[SOURCE_LOCALE])?.name
          return name === undefined ? [] : [[id, name]]
        }),
      ),
  )
}
