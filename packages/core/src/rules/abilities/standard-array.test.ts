import { expect, test } from 'vitest'
import { STANDARD_ARRAY_BY_CLASS } from '../../tables/abilities/standard-array.ts'
import { CLASSES } from '../../vocabulary/classes.ts'
import { spendPoints } from './point-cost.ts'
import { isStandardArray } from './standard-array.ts'

test.each(CLASSES)('the suggestion for the %s is the Standard Array, and 27 points buy it', (characterClass) => {
  const scores = STANDARD_ARRAY_BY_CLASS[characterClass]
  expect(isStandardArray(scores)).toBe(true)
  expect(spendPoints(scores)).toEqual({ ok: true, value: { spent: 27, left: 0 } })
})

test('a repeated score is not the Standard Array', () => {
  expect(isStandardArray({ ...STANDARD_ARRAY_BY_CLASS.wizard, strength: 15 })).toBe(false)
})
