import { expect, test } from 'vitest'
import { divideRoundDown } from './round-down.ts'

// SRD 5.2.1, Playing the Game, Round Down (page 5): “even if the fraction is one-half or greater”
test.each([
  [23, 2, 11],
  [22, 2, 11],
  [11, 4, 2],
  [1, 2, 0],
  [0, 2, 0],
  [-1, 2, -1],
  [-2, 2, -1],
])('%i divided by %i is %i', (number, divisor, expected) => {
  expect(divideRoundDown(number, divisor)).toBe(expected)
})
