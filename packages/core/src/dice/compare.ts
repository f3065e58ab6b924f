import type { Fraction } from '../fraction.ts'
import { add, type Distribution, negate, probability } from './distribution.ts'
import type { Comparison } from './syntax.ts'

/**
 * The distribution of the difference of two independent outcomes: the first minus the second.
 *
 * @example
 * difference(sumOfDice(1, 4), sumOfDice(1, 4)).weights // => [1n, 2n, 3n, 4n, 3n, 2n, 1n]
 */
export const difference = (a: Distribution, b: Distribution): Distribution => add(a, negate(b))

/**
 * The probability that a comparison of two independent outcomes is true, by default that the first is higher.
 *
 * @example
 * chanceAgainst(sumOfDice(1, 6), sumOfDice(1, 6)) // => fraction(5, 12)
 */
export const chanceAgainst = (a: Distribution, b: Distribution, comparison: Comparison = '>'): Fraction =>
  probability(difference(a, b), comparison, 0)
