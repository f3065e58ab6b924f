import { type Distribution, mean, toNumber } from '@rulestone/core'

/**
 * The chances of a distribution as floating-point numbers, exact enough for a chart and fast to send from a worker; the
 * exact weights stay in the worker.
 */
export interface Shares {
  readonly minimum: number
  /** the chance of `minimum + index`: 0 only for what is impossible, 1 only for what is certain */
  readonly chances: Float64Array
  /** the chance of `minimum + index` or more */
  readonly orMore: Float64Array
  readonly mean: number
}

/** Integers of at most this many bits convert to floating-point numbers. */
const BITS = 1000
const BITS_PER_DIGIT = 4

/** The largest number below 1. */
const ALMOST_ONE = 1 - Number.EPSILON / 2

/**
 * Converts a distribution.
 *
 * @example
 * sharesOf({ minimum: 1, weights: [1n, 3n], denominator: 4n }).chances // => Float64Array.of(0.25, 0.75)
 * sharesOf({ minimum: 1, weights: [1n, 3n], denominator: 4n }).orMore // => Float64Array.of(1, 0.75)
 */
export function sharesOf(distribution: Distribution): Shares {
  const { minimum, weights, denominator } = distribution
  const beyond = BigInt(Math.max(0, denominator.toString(16).length * BITS_PER_DIGIT - BITS))
  const shortened = (integer: bigint): number => Number(beyond > 0n ? integer >> beyond : integer)
  const whole = shortened(denominator)
  const share = (weight: bigint): number => {
    if (weight === 0n || weight === denominator) return weight === 0n ? 0 : 1
    return Math.min(Math.max(shortened(weight) / whole, Number.MIN_VALUE), ALMOST_ONE)
  }
  const chances = new Float64Array(weights.length)
  const orMore = new Float64Array(weights.length)
  let left = denominator
  for (const [index, weight] of weights.entries()) {
    chances[index] = share(weight)
    orMore[index] = share(left)
    left -= weight
  }
  return { minimum, chances, orMore, mean: toNumber(mean(distribution)) }
}
