import { createInstance, type i18n } from 'i18next'
import { formatInteger, formatSigned } from './format-integer.ts'
import { type ByLocale, isLocale, LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts'
import { pluralRules } from './plurals.ts'
import type { Namespaces } from './strings.ts'

/** The values of the placeholders of a string. */
export type TranslationValues = Readonly<Record<string, string | number>>

/** Looks up strings of a namespace in a language. A missing string falls back to English, then to its key. */
export interface Translate {
  (key: string, values?: TranslationValues): string
  /** whether the language itself has the key */
  has(key: string): boolean
}

/** The word of a `plural(…)` format for a number. */
const formatPlural = (locale: Locale, value: number, forms: Readonly<Record<string, unknown>> = {}): string =>
  String(forms[pluralRules[locale].select(value)])

/**
 * Our own formats: `{{bonus, signed}}` is `+2`, `{{count, integer}}` is `1,500`, and
 * `{{days, plural(one: day; other: days)}}` is only the word.
 */
const OWN_FORMATS: Readonly<
  Record<string, (locale: Locale, value: number, options?: Readonly<Record<string, unknown>>) => string>
> = {
  integer: formatInteger,
  plural: formatPlural,
  signed: formatSigned,
}

/** All placeholder formats: our own and those of i18next. */
export const NUMBER_FORMATS: readonly string[] = [...Object.keys(OWN_FORMATS), 'number'].sort()

/** Adds our own formats to i18next. */
function addFormats(instance: i18n): void {
  const format = instance.services.formatter
  const localeOf = (language: string | undefined): Locale =>
    language !== undefined && isLocale(language) ? language : SOURCE_LOCALE
  for (const [name, write] of Object.entries(OWN_FORMATS)) {
    format?.add(name, (value, language, options) => write(localeOf(language), Number(value), options))
  }
}

/**
 * Makes the translator of a library.
 *
 * @returns a function that gives the strings of a language and a namespace
 */
export function createTranslator(strings: ByLocale<Namespaces>): (locale: Locale, namespace: string) => Translate {
  const instance = createInstance({
    resources: strings,
    lng: SOURCE_LOCALE,
    fallbackLng: SOURCE_LOCALE,
    supportedLngs: LOCALES,
    interpolation: { escapeValue: false, skipOnVariables: true },
    initAsync: false,
    nsSeparator: false,
  })
  instance.init()
  addFormats(instance)
  return (locale, namespace) => {
    /** Memoised: every paragraph looks up the same few lengths and weights. */
    const memo = new Map<string, string>()
    const translate = (key: string, values?: TranslationValues): string => {
      const asked = values ? `${key} ${JSON.stringify(values)}` : key
      const text = memo.get(asked) ?? instance.t(key, { ...values, lng: locale, ns: namespace })
      memo.set(asked, text)
      return text
    }
    const has = (key: string): boolean => instance.exists(key, { lng: locale, ns: namespace, fallbackLng: [] })
    return Object.assign(translate, { has })
  }
}
