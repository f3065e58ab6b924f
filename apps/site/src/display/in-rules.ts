import type { Unit } from '@rulestone/core'
import { toAscii } from '@rulestone/core/dice'
import { measureOf, type UnitSystem } from './units.ts'

/** A number with a decimal point or comma; a comma with three digits may separate thousands. */
const DECIMAL = /^[+-]?\d+(?:\.\d+|,\d{1,2})?$/u

/**
 * Converts a number in the reader's units to a whole number in the unit of the rules. Returns non-numbers unchanged.
 *
 * @example
 * inRules('9', 'feet', 'metric') // => '30'
 * inRules('７,５', 'feet', 'metric') // => '25'
 */
export function inRules(text: string, unit: Unit, system: UnitSystem): string {
  const plain = toAscii(text).trim()
  if (!DECIMAL.test(plain)) return text
  const [, times, over] = measureOf(unit, system)
  return String(Math.round((Number(plain.replace(',', '.')) * over) / times))
}
