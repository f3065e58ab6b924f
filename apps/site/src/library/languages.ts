import { type ByLocale, LANGUAGE_TAGS, LOCALES, type Locale } from '@rulestone/text'

/** The name of each language in itself. */
export const LANGUAGE_NAMES: ByLocale<string> = { en: 'English', zh: '中文', th: 'ไทย' }

/** The languages in the format of Open Graph, with a territory. */
export const OPEN_GRAPH_LOCALES: ByLocale<string> = { en: 'en_US', zh: 'zh_CN', th: 'th_TH' }

/** The languages as static paths: one page of a route for each. */
export const localePaths = (): { params: { locale: Locale }; props: { locale: Locale } }[] =>
  LOCALES.map((locale) => ({ params: { locale }, props: { locale } }))

/** The tag of a language for `Intl`, with Arabic digits whatever the language prefers. */
export const intlTag = (locale: Locale): string => `${LANGUAGE_TAGS[locale]}-u-nu-latn`
