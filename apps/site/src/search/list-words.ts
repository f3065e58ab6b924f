import words from '@rulestone/content/search-words.json' with { type: 'json' }
import { type ByLocale, type Locale, SOURCE_LOCALE } from '@rulestone/text'
import type { SearchedList } from './read-list.ts'

/** A filter of a list, as its form offers it. */
interface OfferedFilter {
  readonly name: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
}

/** The filters that a query can set: their values are the words of no other. */
const SET_BY_QUERY: ReadonlySet<string> = new Set('list level school time damage area mark cr type size'.split(' '))

const formsOf: Readonly<Record<string, ByLocale<readonly string[]>>> = words['list-values']

/** Words in a language and in English, which players of every language use. */
const inBoth = (forms: ByLocale<readonly string[]> | undefined, locale: Locale): readonly string[] =>
  forms === undefined ? [] : [...forms[locale], ...forms.en]

/** The forms of a filter with a value in them, as figure and as word: “level 3”, “level three”. */
const withValue = (filter: string, value: string, locale: Locale): readonly string[] =>
  formsOf[filter]?.[locale].flatMap((form) => {
    const numeral = words.numerals[locale][Number(value)]
    return [value, ...(numeral === undefined ? [] : [numeral])].map((number) => form.replace('#', number))
  }) ?? []

/** What players call a value: its labels, unless they are mere figures, its forms, and other words. */
const wordsFor = (locale: Locale, filter: string, value: string, labels: readonly string[]): readonly string[] =>
  Array.from(
    new Set([
      ...labels.filter((label) => !/^[\d/]+$/u.test(label)),
      ...withValue(filter, value, locale),
      ...withValue(filter, value, SOURCE_LOCALE),
      ...inBoth(formsOf[`${filter}=${value}`], locale),
    ]),
  )

/**
 * A list as the search knows it.
 *
 * @param filtersIn the filters of its form in a language
 */
export function searchedList(
  locale: Locale,
  kind: 'spells' | 'creatures',
  title: string,
  filtersIn: (locale: Locale) => readonly OfferedFilter[],
): SearchedList {
  const english = new Map(
    filtersIn(SOURCE_LOCALE).flatMap(({ name, options }) =>
      options.map(({ value, label }) => [`${name}=${value}`, label]),
    ),
  )
  return {
    path: `${kind}/`,
    title,
    nouns: inBoth(words.lists[kind], locale),
    values: Object.fromEntries(
      filtersIn(locale)
        .filter(({ name }) => SET_BY_QUERY.has(name))
        .flatMap(({ name, options }) =>
          options.map(({ value, label }) => {
            const key = `${name}=${value}`
            return [key, wordsFor(locale, name, value, [label, english.get(key) ?? label])]
          }),
        ),
    ),
  }
}

/** Words that say nothing of a list: “all”, “which”. */
export const otherWords = (locale: Locale): readonly string[] => inBoth(words.lists.other, locale)
