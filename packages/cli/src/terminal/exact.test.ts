import { fraction, fromOutcomes } from '@rulestone/core'
import { expect, test } from 'vitest'
import { distributionData, writeFraction } from './exact.ts'

test.each([
  [fraction(25, 108), '25/108'],
  [fraction(-6, 4), '-3/2'],
  [fraction(10, 5), '2'],
  [fraction(0, 5), '0'],
  [fraction(1n, 10n ** 30n), `1/1${'0'.repeat(30)}`],
])('%o is %s', (value, text) => {
  expect(writeFraction(value)).toBe(text)
})

test('lists non-zero weights by outcome, ascending', () => {
  const { outcomes, denominator } = distributionData(
    fromOutcomes([
      [1, 1n],
      [-1, 2n],
    ]),
  )
  expect([...outcomes]).toEqual([
    ['-1', '2'],
    ['1', '1'],
  ])
  expect(denominator).toBe('3')
})
