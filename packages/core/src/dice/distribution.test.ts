import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyDistribution } from '../../test/arbitrary-distribution.ts'
import {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  multiplyFractions,
  subtractFractions,
  toNumber,
} from '../fraction.ts'
import { expectOk } from '../result.ts'
import { chancesOf } from './chances.ts'
import { isDistribution, momentsOfASumAddUp, weightsAddUp } from './distribution.laws.ts'
import {
  add,
  type Case,
  certain,
  type Distribution,
  fromOutcomes,
  mapOutcomes,
  maximum,
  mix,
  modes,
  negate,
  outcomes,
  probability,
  quantile,
} from './distribution.ts'
import { mean, variance } from './moments.ts'
import { odds } from './odds.ts'
import { parse } from './parse.ts'
import { power } from './power.ts'
import { reachedByRound } from './rounds.ts'
import { sumOfDice } from './sum-of-dice.ts'
import type { Comparison } from './syntax.ts'
import { atLeastOnce, repeated } from './trials.ts'

const TWO_D6: Distribution = { minimum: 2, weights: [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n], denominator: 36n }
/** −2 and 3, with a gap between. */
const GAP: Distribution = { minimum: -2, weights: [3n, 0n, 0n, 0n, 0n, 1n], denominator: 4n }

describe('fromOutcomes', () => {
  test('adds the weights of equal outcomes, fills gaps and drops weights of 0', () => {
    expect(
      fromOutcomes([
        [3, 1n],
        [-2, 1n],
        [9, 0n],
        [-2, 2n],
      ]),
    ).toEqual(GAP)
  })

  test.each([
    ['no outcome', []],
    ['an outcome of weight 0', [[1, 0n] as const]],
  ])('throws on %s', (_, pairs) => {
    expect(() => fromOutcomes(pairs)).toThrow(RangeError)
    expect(() => fromOutcomes(pairs)).toThrow(/^outcomes have no weight; .* Tip: /)
  })

  test.each([0.5, Number.NaN])('throws on the outcome %d, which is not an integer', (outcome) => {
    expect(() => fromOutcomes([[outcome, 1n]])).toThrow(RangeError)
  })
})

describe('figures', () => {
  test('outcomes skips what is impossible', () => {
    expect(Array.from(outcomes(GAP))).toEqual([
      [-2, 3n],
      [3, 1n],
    ])
  })

  test.each([
    ['2d6', TWO_D6, 12, [7]],
    ['a gap', GAP, 3, [-2]],
    ['1d6', sumOfDice(1, 6), 6, [1, 2, 3, 4, 5, 6]],
    ['3d6', sumOfDice(3, 6), 18, [10, 11]],
    ['a constant', certain(5), 5, [5]],
  ])('maximum and modes of %s', (_, distribution, highest, likeliest) => {
    expect(maximum(distribution)).toBe(highest)
    expect(modes(distribution)).toEqual(likeliest)
  })
})

describe('probability', () => {
  // Columns: <, <=, =, >=, >, in 36ths for 2d6 and in quarters for the gap. <> is the rest of =.
  test.each([
    ['below the first', TWO_D6, 1, [0, 0, 0, 36, 36]],
    ['far below', TWO_D6, -1000, [0, 0, 0, 36, 36]],
    ['the first', TWO_D6, 2, [0, 1, 1, 36, 35]],
    ['the middle', TWO_D6, 7, [15, 21, 6, 21, 15]],
    ['between two', TWO_D6, 6.5, [15, 15, 0, 21, 21]],
    ['just under one', TWO_D6, 6.999, [15, 15, 0, 21, 21]],
    ['just over one', TWO_D6, 7.001, [21, 21, 0, 15, 15]],
    ['the last', TWO_D6, 12, [35, 36, 1, 1, 0]],
    ['just over the last', TWO_D6, 12.5, [36, 36, 0, 0, 0]],
    ['above the last', TWO_D6, 13, [36, 36, 0, 0, 0]],
    ['infinity', TWO_D6, Number.POSITIVE_INFINITY, [36, 36, 0, 0, 0]],
    ['negative infinity', TWO_D6, Number.NEGATIVE_INFINITY, [0, 0, 0, 36, 36]],
    ['a negative outcome', GAP, -2, [0, 3, 3, 4, 1]],
    ['below a negative outcome', GAP, -2.5, [0, 0, 0, 4, 4]],
    ['above a negative outcome', GAP, -1.5, [3, 3, 0, 1, 1]],
    ['in the gap', GAP, 0, [3, 3, 0, 1, 1]],
    ['-0', GAP, -0, [3, 3, 0, 1, 1]],
    ['after the gap', GAP, 3, [3, 4, 1, 1, 0]],
  ])('%s', (_, distribution, number, expected) => {
    const comparisons: readonly Comparison[] = ['<', '<=', '=', '>=', '>', '!=']
    const others = Number(distribution.denominator) - (expected[2] ?? 0)
    expect(comparisons.map((comparison) => probability(distribution, comparison, number))).toEqual(
      [...expected, others].map((weight) => fraction(BigInt(weight), distribution.denominator)),
    )
  })
})

describe('quantile', () => {
  test.each([
    ['the minimum for 0', fraction(0), 2],
    ['exactly 1/36', fraction(1, 36), 2],
    ['just over 1/36', fraction(1001, 36000), 3],
    ['a quarter', fraction(1, 4), 5],
    ['the median', fraction(1, 2), 7],
    ['exactly 21/36', fraction(21, 36), 7],
    ['just over 21/36', fraction(21001, 36000), 8],
    ['95 %', fraction(95, 100), 11],
    ['the maximum for 1', fraction(1), 12],
  ])('of 2d6: %s', (_, share, expected) => {
    expect(quantile(TWO_D6, share)).toBe(expected)
  })

  test('is never in a gap', () => {
    expect([fraction(3, 4), fraction(76, 100)].map((share) => quantile(GAP, share))).toEqual([-2, 3])
  })

  test.each([fraction(-1, 100), fraction(101, 100)])('throws on the share %o', (share) => {
    expect(() => quantile(TWO_D6, share)).toThrow(RangeError)
    expect(() => quantile(TWO_D6, share)).toThrow(
      `share is ${share.numerator}/${share.denominator}; it must be between 0 and 1. Tip: `,
    )
  })
})

describe('operations', () => {
  test('sums are exact below and above the largest exact floating-point integer', () => {
    const die = sumOfDice(1, 6)
    // 2^50 times the weights of two dice: 36 × 2^50 and 36 × 2^100, beyond 2^53.
    const large: Distribution = { ...die, weights: die.weights.map((weight) => weight << 50n), denominator: 6n << 50n }
    expect(add(die, large).weights).toEqual([1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n].map((ways) => ways << 50n))
    expect(add(large, large).weights[5]).toBe(6n << 100n)
    // Denominators of 2^53 - 1 and 2^53.
    const whole = 9_007_199_254_740_991n
    const rare: Distribution = { minimum: 0, weights: [1n, whole - 1n], denominator: whole }
    expect(add(rare, certain(1))).toEqual({ ...rare, minimum: 1 })
    const rarer: Distribution = { minimum: 0, weights: [1n, whole], denominator: whole + 1n }
    expect(add(rarer, certain(1))).toEqual({ ...rarer, minimum: 1 })
  })

  test('mapOutcomes adds the weights of outcomes that become equal', () => {
    expect(mapOutcomes(TWO_D6, (total) => (total >= 10 ? 1 : 0))).toEqual({
      minimum: 0,
      weights: [30n, 6n],
      denominator: 36n,
    })
    expect(mapOutcomes(sumOfDice(1, 4), (face) => -face * 2)).toEqual({
      minimum: -8,
      weights: [1n, 0n, 1n, 0n, 1n, 0n, 1n],
      denominator: 4n,
    })
  })

  test('negate', () => {
    expect(negate(GAP)).toEqual({ minimum: -3, weights: [1n, 0n, 0n, 0n, 0n, 3n], denominator: 4n })
  })

  test('the minimum of negate is never -0', () => {
    expect(negate(certain(0)).minimum).toBe(0)
  })

  test('add', () => {
    expect(add(sumOfDice(1, 6), sumOfDice(1, 6))).toEqual(TWO_D6)
    expect(add(certain(-2), certain(5))).toEqual(certain(3))
    expect(add(GAP, sumOfDice(1, 2))).toEqual({
      minimum: -1,
      weights: [3n, 3n, 0n, 0n, 0n, 1n, 1n],
      denominator: 8n,
    })
  })

  test('laws', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, (a, b) => {
        isDistribution(a)
        momentsOfASumAddUp(a, b)
        expect(add(a, b)).toEqual(add(b, a))
        expect(mapOutcomes(a, (outcome) => outcome)).toEqual(a)
      }),
      { numRuns: 30 },
    )
  })
})

describe('mix', () => {
  const halves = (a: Distribution, b: Distribution): Case[] => [
    { probability: fraction(1, 2), distribution: a },
    { probability: fraction(1, 2), distribution: b },
  ]
  const chances = (distribution: Distribution): Map<number, Fraction> =>
    new Map(
      Array.from(outcomes(distribution), ([outcome, weight]) => [outcome, fraction(weight, distribution.denominator)]),
    )

  test('0 or 1d2', () => {
    expect(mix(halves(certain(0), sumOfDice(1, 2)))).toEqual({ minimum: 0, weights: [2n, 1n, 1n], denominator: 4n })
  })

  test('the weights of equal outcomes are added', () => {
    const expected = [5, 5, 5, 5, 2, 2].map((weight, index) => [index + 1, fraction(weight, 24)] as const)
    expect(chances(mix(halves(sumOfDice(1, 4), sumOfDice(1, 6))))).toEqual(new Map(expected))
  })

  test('a case with probability 0 adds nothing', () => {
    const cases = [
      { probability: fraction(0), distribution: certain(1000) },
      { probability: fraction(1), distribution: certain(1) },
    ]
    expect(chances(mix(cases))).toEqual(new Map([[1, fraction(1)]]))
  })

  test.each([
    ['less than 1', [fraction(1, 2), fraction(1, 3)], '5/6'],
    ['more than 1', [fraction(1, 2), fraction(2, 3)], '7/6'],
  ] as const)('throws if the probabilities add up to %s', (_, probabilities, whole) => {
    const cases = probabilities.map((share) => ({ probability: share, distribution: certain(0) }))
    expect(() => mix(cases)).toThrow(RangeError)
    expect(() => mix(cases)).toThrow(`probabilities add up to ${whole}; they must add up to 1. Tip: `)
  })

  test('throws without cases', () => {
    expect(() => mix([])).toThrow(RangeError)
  })

  test('law: the mean is the weighted mean', () => {
    fc.assert(
      fc.property(anyDistribution, anyDistribution, fc.nat({ max: 10 }), (a, b, tenths) => {
        const mixed = mix([
          { probability: fraction(tenths, 10), distribution: a },
          { probability: fraction(10 - tenths, 10), distribution: b },
        ])
        weightsAddUp(mixed)
        const [first, second] = [mean(a), mean(b)]
        expect(mean(mixed)).toEqual(
          fraction(
            BigInt(tenths) * first.numerator * second.denominator +
              BigInt(10 - tenths) * second.numerator * first.denominator,
            10n * first.denominator * second.denominator,
          ),
        )
      }),
    )
  })
})

describe('what is no distribution or no fraction throws an error that names it', () => {
  const [dice, result] = [sumOfDice(2, 6), odds(expectOk(parse('2d6'))) as unknown as Distribution]
  const half = 0.5 as unknown as Fraction
  test.each<[name: string, run: () => unknown, message: string]>([
    ['mean', () => mean(result), 'distribution is a Result; it must be a distribution'],
    ['variance', () => variance(result), 'distribution is a Result; it must be a distribution'],
    ['probability', () => probability(result, '>=', 7), 'distribution is a Result; it must be a distribution'],
    ['modes', () => modes(result), 'distribution is a Result; it must be a distribution'],
    ['negate', () => negate(result), 'distribution is a Result; it must be a distribution'],
    ['mapOutcomes', () => mapOutcomes(result, Math.abs), 'distribution is a Result; it must be a distribution'],
    ['power', () => power(result, 2), 'distribution is a Result; it must be a distribution'],
    ['chancesOf', () => chancesOf(result), 'distribution is a Result; it must be a distribution'],
    ['add', () => add(dice, result), 'b is a Result; it must be a distribution'],
    ['reachedByRound', () => reachedByRound(result, 7, 1), 'damage is a Result; it must be a distribution'],
    ['quantile', () => quantile(dice, half), 'share is 0.5; it must be a fraction'],
    ['mix', () => mix([{ probability: half, distribution: dice }]), 'probability is 0.5; it must be a fraction'],
    ['atLeastOnce', () => atLeastOnce(half, 1), 'chance is 0.5; it must be a fraction'],
    ['repeated', () => repeated(half, 1), 'chance is 0.5; it must be a fraction'],
    ['addFractions', () => addFractions(half, fraction(1)), 'a is 0.5; it must be a fraction'],
    ['subtractFractions', () => subtractFractions(fraction(1), half), 'b is 0.5; it must be a fraction'],
    ['multiplyFractions', () => multiplyFractions(half, half), 'a is 0.5; it must be a fraction'],
    ['compareFractions', () => compareFractions(half, half), 'a is 0.5; it must be a fraction'],
    ['toNumber', () => toNumber(half), 'value is 0.5; it must be a fraction'],
  ])('%s', (_, run, message) => {
    expect(run).toThrow(RangeError)
    expect(run).toThrow(message)
  })
})
