import { ANY_INTEGER, requireInteger } from '../bounds.ts'
import { compareFractions, type Fraction, fraction, leastCommonMultiple, requireFraction } from '../fraction.ts'
import { requireOneOf } from '../one-of.ts'
import { convolve } from './convolve.ts'
import { MAP_COST, type Meter, UNMETERED } from './meter.ts'
import { requireDistribution } from './require-distribution.ts'
import type { Comparison } from './syntax.ts'

/**
 * An exact distribution over consecutive integers: the outcome `minimum + index` has the probability
 * `weights[index] / denominator`. The weights are exact integers that add up to the denominator. The first and the last
 * are positive; others can be 0.
 */
export interface Distribution {
  readonly minimum: number
  readonly weights: readonly bigint[]
  readonly denominator: bigint
}

/** A distribution in JSON: its weights are texts, because they can be larger than a number of JSON. */
export interface DistributionJson {
  readonly minimum: number
  readonly weights: readonly string[]
  readonly denominator: string
}

/** A distribution that `JSON.stringify` can write. */
class ExactDistribution implements Distribution {
  readonly minimum: number
  readonly weights: readonly bigint[]
  readonly denominator: bigint

  constructor({ minimum, weights, denominator }: Distribution) {
    this.minimum = minimum
    this.weights = weights
    this.denominator = denominator
  }

  toJSON(): DistributionJson {
    const { minimum, weights, denominator, ...others } = this
    return { minimum, weights: weights.map(String), denominator: String(denominator), ...others }
  }
}

/** A distribution of its parts. `JSON.stringify` writes it with its weights as texts, and `readOdds` reads that. */
export const distributionOf = (parts: Distribution): Distribution => new ExactDistribution(parts)

/**
 * The distribution of a constant.
 *
 * @throws RangeError when the value is not an integer
 * @example
 * certain(4) // => { minimum: 4, weights: [1n], denominator: 1n }
 */
export const certain = (value: number): Distribution =>
  distributionOf({ minimum: requireInteger('value', value, ANY_INTEGER), weights: [1n], denominator: 1n })

/** The highest outcome. */
export function maximum(distribution: Distribution): number {
  const { minimum, weights } = requireDistribution('distribution', distribution)
  return minimum + weights.length - 1
}

/** The possible outcomes in ascending order, each with its weight. */
export function* outcomes(distribution: Distribution): Generator<readonly [outcome: number, weight: bigint]> {
  const { minimum, weights } = requireDistribution('distribution', distribution)
  for (const [index, weight] of weights.entries()) if (weight > 0n) yield [minimum + index, weight]
}

/** A distribution from outcomes and their weights. The weights of equal outcomes are added. */
export function fromOutcomes(
  pairs: Iterable<readonly [outcome: number, weight: bigint]>,
  meter: Meter = UNMETERED,
): Distribution {
  const byOutcome = new Map<number, bigint>()
  let denominator = 0n
  let [lowest, highest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const [outcome, weight] of pairs) {
    if (weight === 0n) continue
    requireInteger('outcome', outcome, { minimum: -Number.MAX_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER })
    byOutcome.set(outcome, (byOutcome.get(outcome) ?? 0n) + weight)
    denominator += weight
    if (outcome < lowest) lowest = outcome
    if (outcome > highest) highest = outcome
  }
  if (denominator <= 0n) {
    throw new RangeError('outcomes have no weight; at least one weight must be positive. Tip: use certain(value).')
  }
  meter.spend(byOutcome.size, denominator, MAP_COST)
  meter.spend(highest - lowest + 1, 1n)
  const weights = Array.from({ length: highest - lowest + 1 }, (_, index) => byOutcome.get(lowest + index) ?? 0n)
  return distributionOf({ minimum: lowest, weights, denominator })
}

/**
 * The distribution of a function of the outcome.
 *
 * @example
 * mapOutcomes(sumOfDice(1, 6), (face) => Math.floor(face / 2)).weights // => [1n, 2n, 2n, 1n]
 */
export function mapOutcomes(
  distribution: Distribution,
  change: (outcome: number) => number,
  meter: Meter = UNMETERED,
): Distribution {
  meter.spend(requireDistribution('distribution', distribution).weights.length, 1n, MAP_COST)
  return fromOutcomes(
    Array.from(outcomes(distribution), ([outcome, weight]) => [change(outcome), weight] as const),
    meter,
  )
}

/** The distribution of the negated outcome. */
export const negate = (distribution: Distribution): Distribution =>
  distributionOf({
    minimum: 0 - maximum(distribution),
    weights: distribution.weights.toReversed(),
    denominator: distribution.denominator,
  })

/**
 * The distribution of the sum of two independent outcomes.
 *
 * @example
 * add(sumOfDice(1, 4), sumOfDice(1, 4)).weights // => sumOfDice(2, 4).weights
 */
export function add(a: Distribution, b: Distribution, meter: Meter = UNMETERED): Distribution {
  requireDistribution('a', a)
  requireDistribution('b', b)
  meter.spend(a.weights.length * b.weights.length, a.denominator * b.denominator, 1)
  const denominator = a.denominator * b.denominator
  const weights = convolve(a.weights, b.weights, denominator)
  return distributionOf({ minimum: a.minimum + b.minimum, weights, denominator })
}

/** One case of a mixture. */
export interface Case {
  readonly probability: Fraction
  readonly distribution: Distribution
}

/**
 * The distribution over cases of which exactly one happens.
 *
 * @throws RangeError when the probabilities do not add up to 1
 * @example
 * mix([{ probability: fraction(1, 2), distribution: certain(0) }, { probability: fraction(1, 2), distribution: sumOfDice(1, 2) }]).weights // => [2n, 1n, 1n]
 */
export function mix(cases: readonly Case[], meter: Meter = UNMETERED): Distribution {
  const parts = cases.map(({ probability, distribution }) => ({
    ...requireFraction('probability', probability),
    distribution: requireDistribution('distribution', distribution),
    parts: probability.denominator * distribution.denominator,
  }))
  const denominator = parts.reduce((common, part) => leastCommonMultiple(common, part.parts), 1n)
  const steps = parts.reduce((sum, part) => sum + part.distribution.weights.length, 0)
  meter.spend(steps, denominator, MAP_COST)
  const pairs = parts.flatMap(({ numerator, distribution, parts: whole }) => {
    const factor = numerator * (denominator / whole)
    return Array.from(outcomes(distribution), ([outcome, weight]) => [outcome, weight * factor] as const)
  })
  const mixed = fromOutcomes(pairs, meter)
  if (mixed.denominator !== denominator) {
    throw new RangeError(
      `probabilities add up to ${mixed.denominator}/${denominator}; they must add up to 1. Tip: add the missing case.`,
    )
  }
  return mixed
}

const total = (weights: Iterable<bigint>): bigint => {
  let sum = 0n
  for (const weight of weights) sum += weight
  return sum
}

const COMPARISONS: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>']

/**
 * The probability that a comparison of the outcome with a number is true.
 *
 * @example
 * probability(sumOfDice(2, 6), '>=', 10) // => fraction(1, 6)
 */
export function probability(distribution: Distribution, comparison: Comparison, number: number): Fraction {
  const { minimum, weights, denominator } = requireDistribution('distribution', distribution)
  requireOneOf('comparison', comparison, COMPARISONS)
  if (typeof number !== 'number' || Number.isNaN(number))
    throw new RangeError(`number is ${number}; it must be a number.`)
  const index = Math.min(Math.max(Math.ceil(number - minimum), 0), weights.length)
  const after = Math.min(Math.max(Math.floor(number - minimum) + 1, 0), weights.length)
  const below = (end: number): bigint => total(weights.slice(0, end))
  const equal = (): bigint => total(weights.slice(index, after))
  const weight = {
    '<': () => below(index),
    '<=': () => below(after),
    '=': equal,
    '!=': () => denominator - equal(),
    '>=': () => denominator - below(index),
    '>': () => denominator - below(after),
  }[comparison]()
  return fraction(weight, denominator)
}

/**
 * The lowest outcome such that the probability of it or a lower one is at least the share. A share of 1/2 gives the median.
 *
 * @param share between 0 and 1
 * @throws RangeError when the share is not between 0 and 1
 * @example
 * quantile(sumOfDice(2, 6), fraction(1, 2)) // => 7
 */
export function quantile(distribution: Distribution, share: Fraction): number {
  const { minimum, weights, denominator } = requireDistribution('distribution', distribution)
  requireFraction('share', share)
  if (compareFractions(share, fraction(0)) < 0 || compareFractions(share, fraction(1)) > 0) {
    throw new RangeError(
      `share is ${share.numerator}/${share.denominator}; it must be between 0 and 1. Tip: 95 % is fraction(95, 100).`,
    )
  }
  let below = 0n
  for (const [index, weight] of weights.entries()) {
    below += weight
    if (below * share.denominator >= share.numerator * denominator) return minimum + index
  }
  return minimum + weights.length - 1
}

/**
 * The most likely outcomes, in ascending order.
 *
 * @example
 * modes(sumOfDice(2, 6)) // => [7]
 */
export function modes(distribution: Distribution): number[] {
  let best = 0n
  for (const [, weight] of outcomes(distribution)) if (weight > best) best = weight
  return Array.from(outcomes(distribution)).flatMap(([outcome, weight]) => (weight === best ? [outcome] : []))
}
