import { LANGUAGE_TAGS, type Locale } from './locale.ts'
import { numberFormats } from './number-formats.ts'

const EN_DASH = '\u2013'

/**
 * Formats an integer in a language, with a true minus sign.
 *
 * @example
 * formatInteger('en', -1500) // => '−1,500'
 */
export const formatInteger = (locale: Locale, value: number): string =>
  numberFormats(LANGUAGE_TAGS[locale]).integer(value)

/**
 * Formats an integer with its sign, plus included.
 *
 * @example
 * formatSigned('th', 2) // => '+2'
 * formatSigned('en', 0) // => '+0'
 */
export const formatSigned = (locale: Locale, value: number): string =>
  numberFormats(LANGUAGE_TAGS[locale]).signed(value)

/**
 * Formats an inclusive range.
 *
 * @example
 * formatRange('en', 10, 11) // => '10–11'
 */
export const formatRange = (locale: Locale, from: number, to: number): string =>
  `${formatInteger(locale, from)}${EN_DASH}${formatInteger(locale, to)}`
