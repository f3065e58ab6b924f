import { expect, test } from 'vitest'
import { fraction } from '../fraction.ts'
import type { Distribution } from './distribution.ts'
import { mean, variance } from './moments.ts'

const of = (minimum: number, ...weights: bigint[]): Distribution => ({
  minimum,
  weights,
  denominator: weights.reduce((sum, weight) => sum + weight),
})

test.each([
  ['one outcome', of(3, 1n), fraction(3), fraction(0)],
  ['an even number of symmetric weights: 1d6', of(1, 1n, 1n, 1n, 1n, 1n, 1n), fraction(7, 2), fraction(35, 12)],
  ['an odd number of symmetric weights: 2d3', of(2, 1n, 2n, 3n, 2n, 1n), fraction(4), fraction(4, 3)],
  ['a gap in the middle', of(-1, 1n, 0n, 1n), fraction(0), fraction(1)],
  ['asymmetric at the ends', of(0, 1n, 2n), fraction(2, 3), fraction(2, 9)],
  ['asymmetric only inside', of(0, 1n, 2n, 0n, 1n), fraction(5, 4), fraction(19, 16)],
])('mean and variance: %s', (_, distribution, average, spread) => {
  expect(mean(distribution)).toEqual(average)
  expect(variance(distribution)).toEqual(spread)
})
