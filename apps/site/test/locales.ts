/**
 * The languages of the site, independent of its code: their tags, and the language that a test switches to from each.
 */
export const LOCALES = [
  { locale: 'en', tag: 'en', name: 'English', next: 'zh' },
  { locale: 'zh', tag: 'zh-Hans', name: '中文', next: 'th' },
  { locale: 'th', tag: 'th', name: 'ไทย', next: 'en' },
] as const

/** The id of a language. */
export type Locale = (typeof LOCALES)[number]['locale']

/** The name of a language in itself. */
export const nameOf = (locale: Locale): string => LOCALES.find((row) => row.locale === locale)?.name ?? ''
