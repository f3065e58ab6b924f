import { toAscii } from '@rulestone/core/dice'
import { inRules } from '../display/in-rules.ts'
import { measured, type UnitSystem } from '../display/units.ts'

/** What people type in a fight, in ASCII as far as it is signs and digits: as dice and fields are read, and × as x. */
export const plain = (text: string): string => toAscii(text).replaceAll('×', 'x')

/**
 * A whole number that somebody types, with any minus and any digits; undefined where it is none.
 *
 * @example
 * wholeNumber('−๑๒') // => -12
 */
export function wholeNumber(text: string): number | undefined {
  const typed = plain(text).trim()
  return /^[+-]?\d{1,6}$/u.test(typed) ? Number(typed) : undefined
}

/**
 * A length that somebody types, in feet; undefined where it is none. Where feet are shown, it is a whole number.
 *
 * @example
 * typedFeet('7.5', 'metric') // => 25
 */
export function typedFeet(text: string, units: UnitSystem): number | undefined {
  const feet = wholeNumber(units === 'feet' ? text : inRules(text, 'feet', units))
  return feet !== undefined && feet >= 0 ? feet : undefined
}

/** A length as it stands in a field. */
export const feetText = (feet: number, units: UnitSystem): string =>
  String(measured({ value: feet, unit: 'feet' }, units).value)
