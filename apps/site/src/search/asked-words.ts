import words from '@rulestone/content/search-words.json' with { type: 'json' }
import { fold } from '@rulestone/search'
import { type ByLocale, LOCALES, type Locale } from '@rulestone/text'
import { getT } from '../library/i18n.ts'

type Part = Readonly<Record<string, ByLocale<readonly string[]>>>

/** The words in the language of a reader and in English, which players of every language use. */
const inLanguage = (part: Part, locale: Locale): Record<string, readonly string[]> =>
  Object.fromEntries(
    Object.entries(part).map(([key, forms]) => [key, Array.from(new Set([...forms[locale], ...forms.en]))]),
  )

/** The words of questions for calculators. */
export const askWords = (locale: Locale) => inLanguage(words.asks, locale)

/** What players call calculators. */
export const calculatorWords = (locale: Locale) => inLanguage(words.calculators, locale)

/** Names that players look for and that lie outside the rules of this site, by what they are. */
export const outsideNames = (locale: Locale) => inLanguage(words.outside, locale)

/** Queries that show what the search can do. */
export const exampleQueries = (locale: Locale): Record<keyof typeof words.examples, string> =>
  Object.fromEntries(Object.entries(words.examples).map(([key, forms]) => [key, forms[locale].join('|')])) as Record<
    keyof typeof words.examples,
    string
  >

const KINDS = ['rule', 'action', 'condition', 'hazard', 'area-of-effect', 'attitude'] as const

/** The names of filters and of their values, as the page shows and writes them. */
export function filterNames(locale: Locale) {
  const t = getT(locale)
  return {
    keys: Object.fromEntries(Object.entries(words.filters).map(([key, forms]) => [key, forms[locale][0] ?? key])),
    values: {
      ...Object.fromEntries(KINDS.map((kind) => [kind, t(`kinds.${kind}`)])),
      'srd-5.2.1': '5.2.1',
      'next-2012': '2012',
    },
  }
}

/** All words of filters and of their values in every language, with what each means. */
export const filterWords = (): Record<string, string> =>
  Object.fromEntries(
    LOCALES.flatMap((locale) => [
      ...Object.entries(filterNames(locale).values).map(([id, name]) => [fold(name), id]),
      ...[words.filters, words.editions].flatMap((part: Part) =>
        Object.entries(part).flatMap(([id, forms]) => forms[locale].map((form) => [fold(form), id])),
      ),
    ]),
  )
