import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDistribution } from '../../test/arbitrary-distribution.ts'
import { compares } from '../../test/every-outcome.ts'
import { fraction } from '../fraction.ts'
import { chanceAgainst, difference } from './compare.ts'
import { certain, outcomes } from './distribution.ts'
import { keepDice } from './keep-dice.ts'
import { sumOfDice } from './sum-of-dice.ts'

test('the difference of two dice', () => {
  expect(difference(sumOfDice(1, 4), sumOfDice(1, 6))).toEqual({
    minimum: -5,
    weights: [1n, 2n, 3n, 4n, 4n, 4n, 3n, 2n, 1n],
    denominator: 24n,
  })
})

test.each([
  ['1d6 beats 1d6', sumOfDice(1, 6), sumOfDice(1, 6), undefined, fraction(5, 12)],
  ['1d6 ties with 1d6', sumOfDice(1, 6), sumOfDice(1, 6), '=', fraction(1, 6)],
  ['1d20 with Advantage beats 1d20', keepDice(2, 20, { from: 0, to: 1 }), sumOfDice(1, 20), '>', fraction(513, 800)],
  ['1d20 reaches 15', sumOfDice(1, 20), certain(15), '>=', fraction(3, 10)],
  ['1 beats 2', certain(1), certain(2), '>', fraction(0)],
] as const)('%s', (_, a, b, comparison, expected) => {
  expect(chanceAgainst(a, b, comparison)).toEqual(expected)
})

test('law: the same as over every pair of outcomes', () => {
  const anyComparison = fc.constantFrom('<', '<=', '=', '!=', '>=', '>')
  fc.assert(
    fc.property(anyDistribution, anyDistribution, anyComparison, (a, b, comparison) => {
      let weight = 0n
      for (const [x, xWeight] of outcomes(a)) {
        for (const [y, yWeight] of outcomes(b)) if (compares[comparison](x, y)) weight += xWeight * yWeight
      }
      expect(chanceAgainst(a, b, comparison)).toEqual(fraction(weight, a.denominator * b.denominator))
    }),
  )
})
