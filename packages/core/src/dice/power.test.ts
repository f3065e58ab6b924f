import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyDistribution } from '../../test/arbitrary-distribution.ts'
import { add, certain, fromOutcomes } from './distribution.ts'
import { Meter, OverWork } from './meter.ts'
import { power } from './power.ts'
import { sumOfDice } from './sum-of-dice.ts'

test('law: the same as adding one after the other', () => {
  fc.assert(
    fc.property(anyDistribution, fc.integer({ min: 1, max: 6 }), (one, count) => {
      const others = Array.from({ length: count - 1 }, () => one)
      expect(power(one, count)).toEqual(others.reduce((sum, other) => add(sum, other), one))
    }),
  )
})

test.each([
  ['dice', 3, 6],
  ['coins', 10, 2],
])('%s: the same as sumOfDice', (_, count, sides) => {
  expect(power(sumOfDice(1, sides), count)).toEqual(sumOfDice(count, sides))
})

test('the sum of no dice is 0, not -0', () => {
  const none = power(fromOutcomes([[-1, 1n]]), 0)
  expect(none).toEqual(certain(0))
  expect(Object.is(none.minimum, -0)).toBe(false)
})

test('too much work is refused', () => {
  expect(() => power(sumOfDice(1, 6), 100, new Meter(1000))).toThrow(OverWork)
})
