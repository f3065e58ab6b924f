import { describe, expect, test } from 'vitest'
import { allRolls, tally, tallyOf } from '../../test/brute-force.ts'
import { fraction } from '../fraction.ts'
import { isDistribution, isSymmetric, weightsAddUp } from './distribution.laws.ts'
import { maximum } from './distribution.ts'
import { mean, variance } from './moments.ts'
import { sumOfDice } from './sum-of-dice.ts'

describe('sumOfDice', () => {
  test.each([
    [0, 6, 0, [1]],
    [5, 1, 5, [1]],
    [2, 6, 2, [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]],
    [3, 6, 3, [1, 3, 6, 10, 15, 21, 25, 27, 27, 25, 21, 15, 10, 6, 3, 1]],
  ])('%id%i', (count, sides, minimum, weights) => {
    expect(sumOfDice(count, sides)).toEqual({
      minimum,
      weights: weights.map(BigInt),
      denominator: BigInt(sides) ** BigInt(count),
    })
  })

  test('up to 5 dice with up to 6 sides match brute force over every possible roll', () => {
    for (let count = 0; count <= 5; count += 1) {
      for (let sides = 1; sides <= 6; sides += 1) {
        const everyWay = Array.from(allRolls(count, sides), (dice) => dice.reduce((a, b) => a + b, 0))
        expect(tallyOf(sumOfDice(count, sides))).toBe(tally(everyWay))
      }
    }
  })

  test('laws of single distributions', () => {
    for (const [count, sides] of [
      [1, 20],
      [2, 6],
      [3, 4],
      [7, 3],
      [4, 1],
    ] as const) {
      isDistribution(sumOfDice(count, sides))
      isSymmetric(sumOfDice(count, sides))
    }
  })

  test.each([
    [100, 6, 350, [875, 3]],
    [8, 6, 28, [70, 3]],
    [1000, 6, 3500, [8750, 3]],
    [300, 20, 3150, [9975, 1]],
  ])('%id%i has the mean %i', (count, sides, average, [numerator = 0, denominator = 1]) => {
    const distribution = sumOfDice(count, sides)
    weightsAddUp(distribution)
    isSymmetric(distribution)
    expect(mean(distribution)).toEqual(fraction(average))
    expect(variance(distribution)).toEqual(fraction(numerator, denominator))
    expect([distribution.minimum, maximum(distribution)]).toEqual([count, count * sides])
  })

  test.each([
    ['count', -1, 6],
    ['count', 1.5, 6],
    ['sides', 2, 0],
    ['sides', 2, Number.NaN],
  ])('throws on a wrong %s (%d, %d)', (name, count, sides) => {
    expect(() => sumOfDice(count, sides)).toThrow(RangeError)
    expect(() => sumOfDice(count, sides)).toThrow(new RegExp(`^${name} is .*Tip: `))
  })
})
