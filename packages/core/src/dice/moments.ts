import { type Fraction, fraction, subtractFractions } from '../fraction.ts'
import type { Distribution } from './distribution.ts'
import { requireDistribution } from './require-distribution.ts'

/**
 * The mean, exactly.
 *
 * @example
 * mean(sumOfDice(1, 6)) // => fraction(7, 2)
 */
export function mean(distribution: Distribution): Fraction {
  const { minimum, weights, denominator } = requireDistribution('distribution', distribution)
  if (isSymmetric(weights)) return fraction(2n * BigInt(minimum) + BigInt(weights.length - 1), 2n)
  const { sum } = moments(weights)
  return fraction(sum + BigInt(minimum) * denominator, denominator)
}

/**
 * The variance, exactly. Its square root is the standard deviation.
 *
 * @example
 * variance(sumOfDice(1, 6)) // => fraction(35, 12)
 */
export function variance(distribution: Distribution): Fraction {
  const { weights, denominator } = requireDistribution('distribution', distribution)
  if (isSymmetric(weights)) {
    // Both halves have the same part of it. If the number of weights is even, the middle lies between two of them.
    const { sum, squares } = moments(weights.slice(weights.length >> 1))
    const aside = weights.length % 2 === 0 ? 8n * sum + denominator : 0n
    return fraction(8n * squares + aside, 4n * denominator)
  }
  const { sum, squares } = moments(weights)
  return subtractFractions(fraction(squares, denominator), fraction(sum * sum, denominator * denominator))
}

/** Whether the weights read the same from both ends, as those of plain sums of dice do. */
function isSymmetric(weights: readonly bigint[]): boolean {
  for (let [low, high] = [0, weights.length - 1]; low < high; low += 1, high -= 1) {
    if (weights[low] !== weights[high]) return false
  }
  return true
}

/**
 * The sum of the weights times their indices, and the sum of the weights times the squares of their indices. Both are
 * added up from suffix sums, so no weight is multiplied: the weight at index n is part of n suffix sums.
 */
function moments(weights: readonly bigint[]): { readonly sum: bigint; readonly squares: bigint } {
  let [from, sum, sumOfSums] = [0n, 0n, 0n]
  for (let index = weights.length - 1; index > 0; index -= 1) {
    from += weights[index] ?? 0n
    sum += from
    sumOfSums += sum
  }
  return { sum, squares: 2n * sumOfSums - sum }
}
