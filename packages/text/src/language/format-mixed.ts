import { formatInteger } from './format-integer.ts'
import type { Locale } from './locale.ts'

const QUARTERS = ['', '¼', '½', '¾'] as const

/**
 * Formats a multiple of a quarter with a fraction character.
 *
 * @example
 * formatMixed('en', 2.5) // => '2½'
 * formatMixed('th', 0.25) // => '¼'
 */
export function formatMixed(locale: Locale, value: number): string {
  const whole = Math.trunc(value)
  const part = QUARTERS[Math.round(Math.abs(value - whole) * 4)] ?? ''
  return whole === 0 && part !== '' ? part : formatInteger(locale, whole) + part
}
