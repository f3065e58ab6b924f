import type { Locale } from '../language/index.ts'
import type { Library } from './library.ts'

/**
 * The names of terms in a language, each with a capital, as labels and lists have them.
 *
 * @returns a function of the id of a term that throws a RangeError if there is no such term
 */
export const termNameIn =
  ({ terms }: Pick<Library, 'terms'>, locale: Locale) =>
  (id: string): string => {
    const name = terms.get(id)?.forms[locale]?.name
    if (name === undefined) throw new RangeError(`id is "${id}"; content/terms has no such term.`)
    return name.charAt(0).toUpperCase() + name.slice(1)
  }
