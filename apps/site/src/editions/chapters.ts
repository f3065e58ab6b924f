import type { Locale } from '@rulestone/text'
import { addresses } from '../library/addresses.ts'
import { DIFFERENCES, type Difference } from '../library/differences.ts'
import type { OlderEdition } from '../library/edition-of.ts'
import { type ChapterPlace, entryIn, type Rule } from '../library/rules.ts'

/** A chapter of an older book with the differences that it describes. */
export interface ChangedChapter {
  readonly id: string
  readonly title: string
  readonly edition: OlderEdition
  readonly differences: readonly Difference[]
  /** the pages that compare its rules with those of today */
  readonly pages: readonly { readonly href: string; readonly title: string }[]
}

/**
 * The chapters of older books with their differences, in the order of the books; those without any are left out.
 *
 * @param isShown which differences to list
 */
export const changedChapters = (
  locale: Locale,
  places: readonly ChapterPlace[],
  rules: ReadonlyMap<string, Rule>,
  isShown: (difference: Difference) => boolean = () => true,
): ChangedChapter[] =>
  places.flatMap(({ chapter: { id, title, entries } }) => {
    const differences = DIFFERENCES.filter((one) => one.chapter === id && isShown(one))
    const [first] = differences
    if (!first) return []
    const pages = entries.flatMap((entry) => {
      const rule = rules.get(entry)
      if (!rule || rule.source.counterparts.length === 0) return []
      return [{ href: addresses.beside(locale, entry), title: entryIn(rule, locale).title }]
    })
    return [{ id, title: title[locale], edition: first.edition, differences, pages }]
  })
