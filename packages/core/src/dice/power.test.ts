import fc from 'fast-check'
import { expect, test } from 'vitest'
import { add, certain, fromOutcomes } from './distribution.ts'
import { Meter, OverWork } from './meter.ts'
import { power } from './power.ts'
import { sumOfDice } from './sum-of-dice.ts'

const anyDistribution = fc
  .array(fc.tuple(fc.integer({ min: -5, max: 8 }), fc.bigInt({ min: 1n, max: 9n })), { minLength: 1, maxLength: 5 })
  .map((pairs) => fromOutcomes(pairs))

test('law: the sum of so many, one after the other', () => {
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
])('%s: as the recurrence for plain dice', (_, count, sides) => {
  expect(power(sumOfDice(1, sides), count)).toEqual(sumOfDice(count, sides))
})

test('with gaps between the outcomes', () => {
  const gap = fromOutcomes([
    [-2, 1n],
    [3, 2n],
  ])
  expect(power(gap, 2)).toEqual({ minimum: -4, weights: [1n, 0n, 0n, 0n, 0n, 4n, 0n, 0n, 0n, 0n, 4n], denominator: 9n })
})

test('none is a certain 0, without a minus sign', () => {
  const none = power(fromOutcomes([[-1, 1n]]), 0)
  expect(none).toEqual(certain(0))
  expect(Object.is(none.minimum, -0)).toBe(false)
})

test('the work is announced before it is done', () => {
  expect(() => power(sumOfDice(1, 6), 100, new Meter(1000))).toThrow(OverWork)
})
