import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Fraction, fraction } from '../../fraction.ts'
import { partsOfOne } from './parts-of-one.ts'

const digitsOf = (...parts: readonly Fraction[]) => partsOfOne(...parts).map(({ digits = 1 }) => digits)

describe('the decimals that percentages need to add up', () => {
  test.each<[string, readonly Fraction[], number]>([
    ['55 + 45', [fraction(11, 20), fraction(9, 20)], 1],
    [
      '22.75 + 4.5 + 72.75, which would be 22.8 + 4.5 + 72.8',
      [fraction(91, 400), fraction(18, 400), fraction(291, 400)],
      2,
    ],
    ['72.25 + 27.75, which would be 72.3 + 27.8', [fraction(289, 400), fraction(111, 400)], 2],
    ['thirds: 33.3 + 66.7', [fraction(1, 3), fraction(2, 3)], 1],
    ['three thirds, which add up with no number of digits', [fraction(1, 3), fraction(1, 3), fraction(1, 3)], 1],
    ['14.29 + 28.57 + 57.14, where 14.3 + 28.6 + 57.1 do', [fraction(1, 7), fraction(2, 7), fraction(4, 7)], 1],
    ['only one part', [fraction(1)], 1],
    ['0 and 1', [fraction(0), fraction(1)], 1],
  ])('%s', (_, parts, digits) => {
    expect(digitsOf(...parts)).toEqual(parts.map(() => digits))
  })
})

test('the chances stay as they are', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 5 }), (counts) => {
      const all = counts.reduce((sum, count) => sum + count, 1)
      const parts = [1, ...counts].map((count) => fraction(count, all))
      expect(partsOfOne(...parts).map(({ value }) => value)).toEqual(parts)
    }),
  )
})
