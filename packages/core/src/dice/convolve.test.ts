import { expect, test } from 'vitest'
import { convolve } from './convolve.ts'
import { diceWeights } from './sum-of-dice.ts'

// Small weights, few weights and many weights are convolved in different ways.
test.each([
  [2, 3, 6],
  [3, 20, 6],
  [20, 1, 100],
  [30, 40, 6],
  [40, 40, 20],
])('%id%3$i and %id%3$i', (one, other, sides) => {
  const whole = BigInt(sides) ** BigInt(one + other)
  expect(convolve(diceWeights(one, sides), diceWeights(other, sides), whole)).toEqual(diceWeights(one + other, sides))
})

test('gaps stay 0', () => {
  const large = 10n ** 30n
  const gaps = [large, ...new Array<bigint>(40).fill(0n), 1n]
  const sums = convolve(gaps, gaps, (large + 1n) ** 2n)
  expect([sums.length, sums[0], sums[41], sums[82]]).toEqual([83, large * large, 2n * large, 1n])
  expect(sums.filter((weight) => weight > 0n)).toHaveLength(3)
})
