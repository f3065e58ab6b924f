import { LANGUAGE_TAGS, type Locale } from '../locale.ts'

const MINUS = '\u2212'
const EN_DASH = '\u2013'

const formats = new Map<string, Intl.NumberFormat>()

function formatOf(locale: Locale, signDisplay: 'auto' | 'always'): Intl.NumberFormat {
  const key = `${locale} ${signDisplay}`
  const format = formats.get(key) ?? new Intl.NumberFormat(LANGUAGE_TAGS[locale], { signDisplay })
  formats.set(key, format)
  return format
}

const show = (format: Intl.NumberFormat, value: number): string => format.format(value).replace('-', MINUS)

/**
 * An integer as a language writes it, with a true minus sign.
 *
 * @example
 * formatInteger('en', -1500) // => '−1,500'
 */
export const formatInteger = (locale: Locale, value: number): string => show(formatOf(locale, 'auto'), value)

/**
 * An integer that always shows its sign.
 *
 * @example
 * formatSigned('th', 2) // => '+2'
 * formatSigned('en', 0) // => '+0'
 */
export const formatSigned = (locale: Locale, value: number): string => show(formatOf(locale, 'always'), value)

/**
 * A range, both ends included.
 *
 * @example
 * formatRange('en', 10, 11) // => '10–11'
 */
export const formatRange = (locale: Locale, from: number, to: number): string =>
  `${formatInteger(locale, from)}${EN_DASH}${formatInteger(locale, to)}`
