import { expect, test } from 'vitest'
import { sizesLarger } from './size-difference.ts'

// SRD 5.2.1, Playing the Game, Creature Size (page 14)
test.each([
  ['medium', 'medium', 0],
  ['medium', 'small', 1],
  ['small', 'medium', -1],
  ['gargantuan', 'tiny', 5],
  ['tiny', 'gargantuan', -5],
] as const)('size difference between %s and %s', (size, than, expected) => {
  expect(sizesLarger({ size, than })).toBe(expected)
})
