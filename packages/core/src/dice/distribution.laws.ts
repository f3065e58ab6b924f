import { expect } from 'vitest'
import { addFractions, compareFractions, fraction, multiplyFractions, subtractFractions } from '../fraction.ts'
import { add, type Distribution, maximum, modes, negate, outcomes, probability, quantile } from './distribution.ts'
import { mean, variance } from './moments.ts'

/** The weights are not negative and add up to the denominator; the first and the last are positive. */
export function weightsAddUp({ minimum, weights, denominator }: Distribution): void {
  expect(Number.isSafeInteger(minimum)).toBe(true)
  expect(weights.reduce((sum, weight) => sum + weight, 0n)).toBe(denominator)
  expect(weights.every((weight) => weight >= 0n)).toBe(true)
  expect(weights[0]).toBeGreaterThan(0n)
  expect(weights.at(-1)).toBeGreaterThan(0n)
}

/** At each outcome, between outcomes and beyond both ends, the comparisons complement each other. */
function comparisonsAgree(distribution: Distribution): void {
  const one = fraction(1)
  for (let number = distribution.minimum - 1.5; number <= maximum(distribution) + 1.5; number += 0.5) {
    const [below, upTo, at, from, above] = (['<', '<=', '=', '>=', '>'] as const).map((comparison) =>
      probability(distribution, comparison, number),
    )
    if (!below || !upTo || !at || !from || !above) throw new Error('a comparison is missing')
    expect(addFractions(below, at)).toEqual(upTo)
    expect(addFractions(at, above)).toEqual(from)
    expect(addFractions(below, from)).toEqual(one)
    expect(addFractions(upTo, above)).toEqual(one)
  }
}

/** The quantile of a share is the first outcome at which the probability so far reaches the share. */
function quantilesReachTheirShare(distribution: Distribution, parts: number): void {
  for (let part = 1; part <= parts; part += 1) {
    const share = fraction(part, parts)
    const outcome = quantile(distribution, share)
    expect(compareFractions(probability(distribution, '<=', outcome), share)).toBeGreaterThanOrEqual(0)
    expect(compareFractions(probability(distribution, '<', outcome), share)).toBe(-1)
  }
}

/** No outcome is more likely than a mode. */
function modesAreLikeliest(distribution: Distribution): void {
  const likeliest = modes(distribution)
  const byOutcome = new Map(outcomes(distribution))
  const best = byOutcome.get(likeliest[0] ?? Number.NaN) ?? 0n
  for (const [outcome, weight] of byOutcome) expect(weight === best).toBe(likeliest.includes(outcome))
  for (const weight of byOutcome.values()) expect(weight <= best).toBe(true)
}

/** The weights read the same from both ends. */
export function isSymmetric({ weights }: Distribution): void {
  expect(weights.toReversed()).toEqual(weights)
}

/** The mean of a sum is the sum of the means, and the variance the sum of the variances. */
export function momentsOfASumAddUp(a: Distribution, b: Distribution): void {
  expect(mean(add(a, b))).toEqual(addFractions(mean(a), mean(b)))
  expect(variance(add(a, b))).toEqual(addFractions(variance(a), variance(b)))
}

/** The variance is the mean of the square minus the square of the mean. */
function varianceIsTheSecondMoment(distribution: Distribution): void {
  const square = Array.from(outcomes(distribution)).reduce(
    (sum, [outcome, weight]) => addFractions(sum, fraction(BigInt(outcome) ** 2n * weight, distribution.denominator)),
    fraction(0),
  )
  const average = mean(distribution)
  expect(variance(distribution)).toEqual(subtractFractions(square, multiplyFractions(average, average)))
}

/** Negation negates the mean, keeps the variance, and is its own inverse. */
function negationMirrors(distribution: Distribution): void {
  const mirrored = negate(distribution)
  expect(addFractions(mean(mirrored), mean(distribution))).toEqual(fraction(0))
  expect(variance(mirrored)).toEqual(variance(distribution))
  expect(maximum(mirrored) + distribution.minimum).toBe(0)
  expect(negate(mirrored).weights).toEqual(distribution.weights)
}

/** `better` reaches every threshold with at least the probability of `worse`. */
export function reachesAtLeastAsOften(better: Distribution, worse: Distribution): void {
  const first = Math.min(better.minimum, worse.minimum) - 1
  const last = Math.max(maximum(better), maximum(worse)) + 1
  for (let threshold = first; threshold <= last; threshold += 1) {
    const [more, less] = [probability(better, '>=', threshold), probability(worse, '>=', threshold)]
    expect(compareFractions(more, less)).toBeGreaterThanOrEqual(0)
  }
}

/** All laws of a single distribution. */
export function isDistribution(distribution: Distribution): void {
  weightsAddUp(distribution)
  comparisonsAgree(distribution)
  quantilesReachTheirShare(distribution, 7)
  modesAreLikeliest(distribution)
  varianceIsTheSecondMoment(distribution)
  negationMirrors(distribution)
}
