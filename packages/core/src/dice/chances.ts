import type { Distribution } from './distribution.ts'
import { requireDistribution } from './require-distribution.ts'

/** Integers of at most this many bits convert to floating-point numbers. */
const BITS = 1000

/**
 * The chance of each outcome as floating-point numbers, for figures that need not be exact: much faster than fractions.
 *
 * @returns one chance for each outcome from the minimum to the maximum; they add up to 1 but for rounding
 * @example
 * chancesOf(sumOfDice(1, 4)) // => new Float64Array([0.25, 0.25, 0.25, 0.25])
 */
export function chancesOf(distribution: Distribution): Float64Array {
  const { weights, denominator } = requireDistribution('distribution', distribution)
  const beyond = BigInt(Math.max(0, denominator.toString(2).length - BITS))
  const whole = Number(denominator >> beyond)
  return Float64Array.from(weights, (weight) => Number(weight >> beyond) / whole)
}
