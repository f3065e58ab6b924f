import { expect, test } from 'vitest'
import { requireEachOf, requireKeyOf, requireOneOf } from './one-of.ts'

test.each([
  ['three quarters', "cover is 'three quarters'; it must be one of none, half."],
  [undefined, 'cover is undefined; it must be one of none, half.'],
  [Number.NaN, 'cover is NaN; it must be one of none, half.'],
  [{}, 'cover is an object; it must be one of none, half.'],
])('refuses %o by name, with the ids that are allowed', (value, message) => {
  expect(() => requireOneOf('cover', value as string, ['none', 'half'])).toThrow(new RangeError(message))
})

test('returns an id that is allowed', () => {
  expect(requireOneOf('cover', 'half', ['none', 'half'])).toBe('half')
})

test('an id is looked up among the keys of a record', () => {
  expect(requireKeyOf('cover', 'half', { none: 0, half: 2 })).toBe('half')
  expect(() => requireKeyOf<string>('cover', 'toString', { none: 0, half: 2 })).toThrow(
    "cover is 'toString'; it must be one of none, half.",
  )
})

test('of a list, the first id that is not allowed is named by its place', () => {
  expect(requireEachOf('covers', ['none', 'half'], ['none', 'half'])).toEqual(['none', 'half'])
  expect(() => requireEachOf('covers', ['none', 'full'], ['none', 'half'])).toThrow("covers[1] is 'full'")
})
