import { type ByLocale, byLocale, SOURCE_LOCALE } from '../language/index.ts'
import type { Term } from './term.ts'

/** What every term is called, by id: in English where a language has no name for it yet. */
export type TermNames = ByLocale<ReadonlyMap<string, string>>

/**
 * What terms are called in each language.
 *
 * @param terms those of a library, or as they were read
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
