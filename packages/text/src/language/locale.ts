/** The languages of Rulestone, the source language first. */
export const LOCALES = ['en', 'zh', 'th'] as const

/** A language, as in file names and URLs. */
export type Locale = (typeof LOCALES)[number]

/** A value for each language. */
export type ByLocale<Value> = Readonly<Record<Locale, Value>>

/** The BCP 47 tag of each language, for `lang` attributes and `Intl`. */
export const LANGUAGE_TAGS: { readonly en: 'en'; readonly zh: 'zh-Hans'; readonly th: 'th' } = {
  en: 'en',
  zh: 'zh-Hans',
  th: 'th',
}

/** The language that the others are translated from. */
export const SOURCE_LOCALE: Locale = 'en'

/**
 * Whether a text is a `Locale`.
 *
 * @example
 * isLocale('zh') // => true
 * isLocale('zh-Hans') // => false
 */
export const isLocale = (text: string): text is Locale => LOCALES.some((locale) => locale === text)

/**
 * Calls a function for each language.
 *
 * @example
 * byLocale((locale) => locale.length) // => { en: 2, zh: 2, th: 2 }
 */
export const byLocale = <Value>(make: (locale: Locale) => Value): ByLocale<Value> => ({
  en: make('en'),
  zh: make('zh'),
  th: make('th'),
})
