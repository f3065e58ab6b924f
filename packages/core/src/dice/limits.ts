import { requireKeyOf } from '../one-of.ts'
import { shown } from '../shown.ts'

/** Limits of the dice engine. What exceeds one is refused with an error value that names it. */
export interface DiceLimits {
  /** characters of the typed text */
  readonly length: number
  /** operands of the whole expression */
  readonly terms: number
  /** nested parentheses, braces, calls and comparisons */
  readonly depth: number
  /** dice in the whole expression, before any explode */
  readonly dice: number
  /** sides of a die */
  readonly sides: number
  /** the largest integer that can be written, and the largest possible total */
  readonly constant: number
  /** extra dice that the notation may allow for one die or pool */
  readonly explosions: number
  /** extra dice of one die after which an explosion is cut that has no limit of its own */
  readonly cut: number
  /** work of an exact distribution, in 64-bit words touched */
  readonly work: number
}

/** The limits by default. */
export const DEFAULT_LIMITS: DiceLimits = {
  length: 2_000,
  terms: 200,
  depth: 50,
  dice: 10_000,
  sides: 1_000_000,
  constant: 1_000_000_000,
  explosions: 100,
  cut: 20,
  work: 10_000_000,
}

/**
 * The limits with overrides of single ones.
 *
 * @throws RangeError if there is no such limit, or its value is not a number from 0
 */
export function limitsWith(overrides: Partial<DiceLimits> | undefined): DiceLimits {
  if (!overrides) return DEFAULT_LIMITS
  for (const [name, value] of Object.entries(overrides)) {
    requireKeyOf('limits', name, DEFAULT_LIMITS)
    if (typeof value !== 'number' || !(value >= 0))
      throw new RangeError(`limits.${name} is ${shown(value)}; it must be a number from 0, or Infinity for no limit.`)
  }
  return { ...DEFAULT_LIMITS, ...overrides }
}
