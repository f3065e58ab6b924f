import { toAscii } from '@rulestone/core/dice'
import { inRules } from '../display/in-rules.ts'
import { measured, type UnitSystem } from '../display/units.ts'

/** Typed text with ASCII punctuation and digits, as for dice and fields, and × as x. */
export const toTypedAscii = (text: string): string => toAscii(text).replaceAll('×', 'x')

/**
 * A typed whole number, with any minus and any digits; undefined if it is not one.
 *
 * @example
 * wholeNumber('−๑๒') // => -12
 */
export function wholeNumber(text: string): number | undefined {
  const typed = toTypedAscii(text).trim()
  return /^[+-]?\d{1,6}$/u.test(typed) ? Number(typed) : undefined
}

/**
 * A typed length in feet; undefined if it is not one. In feet, it must be a whole number.
 *
 * @example
 * typedFeet('7.5', 'metric') // => 25
 */
export function typedFeet(text: string, units: UnitSystem): number | undefined {
  const feet = wholeNumber(units === 'feet' ? text : inRules(text, 'feet', units))
  return feet !== undefined && feet >= 0 ? feet : undefined
}

/** A length as the text of a field. */
export const feetText = (feet: number, units: UnitSystem): string =>
  String(measured({ value: feet, unit: 'feet' }, units).value)
