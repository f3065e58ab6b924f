import { expect, test } from 'vitest'
import { product, quotient } from './arithmetic.ts'

// Columns: floor, ceil, round.
test.each([
  [7, 2, [3, 4, 4]],
  [-7, 2, [-4, -3, -3]],
  [7, -2, [-4, -3, -3]],
  [-7, -2, [3, 4, 4]],
  [6, 2, [3, 3, 3]],
  [1, 3, [0, 1, 0]],
  [2, 3, [0, 1, 1]],
  [-1, 3, [-1, 0, 0]],
  [-2, 3, [-1, 0, -1]],
  [0, 5, [0, 0, 0]],
  [0, -5, [0, 0, 0]],
  [1_000_000_000, 3, [333_333_333, 333_333_334, 333_333_333]],
])('%d / %d', (left, right, expected) => {
  const quotients = (['floor', 'ceil', 'round'] as const).map((rounding) => quotient(left, right, rounding))
  expect(quotients).toEqual(expected)
  expect(quotients.some((value) => Object.is(value, -0))).toBe(false)
})

test.each([
  [3, -2, -6],
  [-3, 0, 0],
  [0, -3, 0],
])('%d * %d', (left, right, expected) => {
  expect(product(left, right)).toBe(expected)
})
