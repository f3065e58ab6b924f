import { expect, test } from 'vitest'
import { formatMixed } from './format-mixed.ts'

test.each([
  [0, '0'],
  [0.25, '¼'],
  [0.5, '½'],
  [2.5, '2½'],
  [-7.75, '−7¾'],
  [1320, '1,320'],
] as const)('%s in quarters', (value, expected) => {
  expect(formatMixed('en', value)).toBe(expected)
})
