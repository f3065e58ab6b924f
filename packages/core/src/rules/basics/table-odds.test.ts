import { expect, test } from 'vitest'
import { tableOdds } from './table-odds.ts'

test('the distribution of dice in a table', () => {
  expect(tableOdds('2d6')).toEqual({
    minimum: 2,
    weights: [1n, 2n, 3n, 4n, 5n, 6n, 5n, 4n, 3n, 2n, 1n],
    denominator: 36n,
  })
})

test.each([
  ['2 dice', 'unexpected'],
  ['10000d1000000', 'over-limit'],
])('%s in a table throws a RangeError', (notation, code) => {
  expect(() => tableOdds(notation)).toThrow(RangeError)
  expect(() => tableOdds(notation)).toThrow(code)
})
