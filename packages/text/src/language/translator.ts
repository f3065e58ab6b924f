import { createInstance, type i18n } from 'i18next'
import { formatInteger, formatSigned } from './format-integer.ts'
import { type ByLocale, isLocale, LOCALES, type Locale, SOURCE_LOCALE } from './locale.ts'
import { pluralRules } from './plurals.ts'
import type { Namespaces } from './strings.ts'

/** What is put into the places of a string. */
export type TranslationValues = Readonly<Record<string, string | number>>

/** The strings of one namespace in one language. A key that has no string there is said in English, else as itself. */
export interface Translate {
  (key: string, values?: TranslationValues): string
  /** whether the language itself has the key, without help from English */
  has(key: string): boolean
}

/** The form of a word that goes with a number; one that is written with signs of its own is more than one. */
const formatPlural = (locale: Locale, value: number, forms: Readonly<Record<string, unknown>> = {}): string =>
  String(forms[pluralRules[locale].select(value)])

/**
 * The formats of our own: `{{bonus, signed}}` is `+2`, `{{count, integer}}` is `1,500`, and
 * `{{days, plural(one: day; other: days)}}` is a word alone.
 */
const OWN_FORMATS: Readonly<
  Record<string, (locale: Locale, value: number, options?: Readonly<Record<string, unknown>>) => string>
> = {
  integer: formatInteger,
  plural: formatPlural,
  signed: formatSigned,
}

/** The ways in which a placeholder can write a number or a word that goes with it, those of i18next included: `{{count, integer}}`. */
export const NUMBER_FORMATS: readonly string[] = [...Object.keys(OWN_FORMATS), 'number'].sort()

/** Makes the formats of our own known. */
function addFormats(instance: i18n): void {
  const format = instance.services.formatter
  const localeOf = (language: string | undefined): Locale =>
    language !== undefined && isLocale(language) ? language : SOURCE_LOCALE
  for (const [name, write] of Object.entries(OWN_FORMATS)) {
    format?.add(name, (value, language, options) => write(localeOf(language), Number(value), options))
  }
}

/**
 * Opens the strings of a library.
 *
 * @returns for a language and a namespace, the function that looks strings up
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
    const fixed = instance.getFixedT(locale, namespace)
    /** What was asked for before: the same few lengths and weights are looked for in every paragraph. */
    const known = new Map<string, string>()
    const translate = (key: string, values?: TranslationValues): string => {
      const asked = values ? `${key} ${JSON.stringify(values)}` : key
      const text = known.get(asked) ?? fixed(key, { ...values })
      known.set(asked, text)
      return text
    }
    const has = (key: string): boolean => instance.exists(key, { lng: locale, ns: namespace, fallbackLng: [] })
    return Object.assign(translate, { has })
  }
}
