import { expect, test } from 'vitest'
import { requireInteger, requireIntegers } from './bounds.ts'

test.each([1, 2, 30])('%i is between 1 and 30', (value) => {
  expect(requireInteger('score', value, { minimum: 1, maximum: 30 })).toBe(value)
})

test.each([
  [0, 'score is 0; it must be an integer from 1 to 30 (both included).'],
  [31, 'score is 31; it must be an integer from 1 to 30 (both included).'],
  [-1, 'score is -1; it must be an integer from 1 to 30 (both included).'],
  [1.5, 'score is 1.5; it must be an integer from 1 to 30 (both included).'],
  [Number.NaN, 'score is NaN; it must be an integer from 1 to 30 (both included).'],
  [Number.POSITIVE_INFINITY, 'score is Infinity; it must be an integer from 1 to 30 (both included).'],
])('%d throws an error with name, value, bounds and a tip', (value, message) => {
  const call = (): number => requireInteger('score', value, { minimum: 1, maximum: 30 })
  expect(call).toThrow(RangeError)
  expect(call).toThrow(message)
  expect(call).toThrow(/ Tip: \S/)
})

test.each<[unknown, string]>([
  ['15', "score is the text '15'; it must be an integer"],
  [15n, 'score is 15n; it must be an integer'],
  [[], 'score is a list; it must be an integer'],
  [{}, 'score is an object; it must be an integer'],
])('what is no number is named by its type: %o', (value, message) => {
  expect(() => requireInteger('score', value as number, { minimum: 1, maximum: 30 })).toThrow(message)
})

test('an integer that a double cannot hold exactly throws a RangeError', () => {
  expect(() => requireInteger('count', 2 ** 53, { minimum: 0, maximum: Number.POSITIVE_INFINITY })).toThrow(RangeError)
})

test('of a list, the first integer out of bounds is named by its place', () => {
  const levels = { minimum: 1, maximum: 20 }
  expect(requireIntegers('levels', [1, 20], levels)).toEqual([1, 20])
  expect(() => requireIntegers('levels', [1, 21, 0], levels)).toThrow('levels[1] is 21; it must be an integer from 1')
})
