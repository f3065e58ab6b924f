import type { Unit } from '@rulestone/core'
import { toAscii } from '@rulestone/core/dice'
import { measureOf, type UnitSystem } from './units.ts'

/** A number with a point or a comma; three digits after a comma may be thousands, which nobody measures. */
const DECIMAL = /^[+-]?\d+(?:\.\d+|,\d{1,2})?$/u

/**
 * What a reader typed in their units, as a whole number of the unit of the rules. What is no number stays as it is.
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
