import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { silveringCopperPieces } from './silvering.ts'

// SRD 5.1, Silvered Weapons (page 65)
test.each([
  [0, 0, 0],
  [1, 0, 10000],
  [0, 10, 10000],
  [0, 11, 20000],
  [2, 20, 40000],
])('%i weapons and %i pieces of ammunition: %i CP', (weapons, ammunition, expected) => {
  expect(silveringCopperPieces({ weapons, ammunition }, srd51)).toBe(expected)
})

test('today nothing has a price for silver', () => {
  expect(() => silveringCopperPieces({ weapons: 1, ammunition: 0 })).toThrow(RangeError)
})
