import { requireInteger } from '../bounds.ts'
import { type Fraction, fraction, requireFraction } from '../fraction.ts'
import { certain, type Distribution, distributionOf } from './distribution.ts'
import { bitsOf, meterFor } from './meter.ts'

function requireTrials(chance: Fraction, trials: number): void {
  const { numerator, denominator } = requireFraction('chance', chance)
  if (numerator < 0n || numerator > denominator) {
    throw new RangeError(
      `chance is ${numerator}/${denominator}; it must be between 0 and 1. Tip: 5 % is fraction(5, 100).`,
    )
  }
  requireInteger('trials', trials, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
}

/**
 * The distribution of how often something happens in independent trials.
 *
 * @param chance the probability that it happens in one trial
 * @param trials from 0
 * @throws RangeError when the chance is not between 0 and 1, or the trials are not an integer from 0 or need more work than
 * `odds` does by default
 * @example
 * repeated(fraction(1, 2), 2).weights // => [1n, 2n, 1n]
 */
export function repeated(chance: Fraction, trials: number): Distribution {
  requireTrials(chance, trials)
  const failure = chance.denominator - chance.numerator
  if (chance.numerator === 0n) return certain(0)
  if (failure === 0n) return certain(trials)
  meterFor({ trials }).spendOnPower(trials + 1, chance.denominator, trials)
  const weights: bigint[] = []
  let weight = failure ** BigInt(trials)
  for (let count = 0; count <= trials; count += 1) {
    weights.push(weight)
    weight = (weight * chance.numerator * BigInt(trials - count)) / (failure * BigInt(count + 1))
  }
  return distributionOf({ minimum: 0, weights, denominator: chance.denominator ** BigInt(trials) })
}

/**
 * The probability that something happens at least once in independent trials.
 *
 * @param chance the probability that it happens in one trial
 * @param trials from 0
 * @throws RangeError when the chance is not between 0 and 1, or the trials are not an integer from 0 or need more work than
 * `odds` does by default
 * @example
 * atLeastOnce(fraction(1, 6), 4) // => fraction(671, 1296)
 */
export function atLeastOnce(chance: Fraction, trials: number): Fraction {
  requireTrials(chance, trials)
  const { numerator, denominator } = chance
  // Reducing the fraction takes a step for about each bit.
  meterFor({ trials }).spendOnPower(trials * bitsOf(denominator), denominator, trials)
  const whole = denominator ** BigInt(trials)
  return fraction(whole - (denominator - numerator) ** BigInt(trials), whole)
}
