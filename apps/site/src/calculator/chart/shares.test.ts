import { add, certain, sumOfDice } from '@rulestone/core'
import { numberFormats } from '@rulestone/text/number-formats'
import { expect, test } from 'vitest'
import { sharesOf } from './shares.ts'

const { percent } = numberFormats('en')

test('returns the chance of each outcome, the chance of it or more, and the mean', () => {
  const { minimum, chances, orMore, mean } = sharesOf(sumOfDice(2, 2))
  expect([minimum, mean]).toEqual([2, 3])
  expect([Array.from(chances), Array.from(orMore)]).toEqual([
    [0.25, 0.5, 0.25],
    [1, 0.75, 0.25],
  ])
})

test('rounds sums once: 3 of 80 are 3.75%, not a little less', () => {
  const { orMore } = sharesOf(add(sumOfDice(1, 20), sumOfDice(1, 4)))
  // 10, 6, 3 and 1 of 80.
  expect(Array.from(orMore.slice(-4), (share) => percent(share))).toEqual(['12.5%', '7.5%', '3.8%', '1.3%'])
})

test('only impossible outcomes are 0 and only certain ones 1', () => {
  const { chances, orMore } = sharesOf({ minimum: 0, weights: [1n, 0n, 10n ** 400n], denominator: 10n ** 400n + 1n })
  expect(Array.from(chances, percent)).toEqual(['< 0.1%', '0%', '> 99.9%'])
  expect(Array.from(orMore, percent)).toEqual(['100%', '> 99.9%', '> 99.9%'])
})

test('handles integers that exceed the range of floating-point numbers', () => {
  const { chances, mean } = sharesOf(sumOfDice(1000, 20))
  expect(mean).toBe(10_500)
  expect(chances.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12)
  expect(chances.every((chance) => chance > 0 && chance < 0.01)).toBe(true)
  expect(Array.from(sharesOf(certain(7)).chances)).toEqual([1])
})
