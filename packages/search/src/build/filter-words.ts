import { type ByLocale, LOCALES } from '@rulestone/text'
import type { FilterWords } from '../answer.ts'
import { fold } from '../text/fold.ts'

/** Words for some ids, in every language. */
type Words = Readonly<Record<string, ByLocale<readonly string[]>>>

/** The parts of `content/search-words.json` that name filters and editions. */
interface WrittenFilterWords {
  readonly filters: Words
  readonly editions: Words
}

/**
 * The words of filters and of their values in every language, with what each means.
 *
 * @param kinds the names of kinds, as `kinds` of `content/strings/<locale>/site.json` has them
 */
export const filterWords = (
  { filters, editions }: WrittenFilterWords,
  kinds: ByLocale<Readonly<Record<string, string>>>,
): FilterWords =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => [
      ...Object.entries(kinds[locale]).map(([id, name]) => [fold(name), id]),
      ...[filters, editions].flatMap((part) =>
        Object.entries(part).flatMap(([id, forms]) => forms[locale].map((form) => [fold(form), id])),
      ),
    ]),
  )
