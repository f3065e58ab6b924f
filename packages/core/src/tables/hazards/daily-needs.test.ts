import { expect, test } from 'vitest'
import { SIZES } from '../../vocabulary/sizes.ts'
import { DAILY_NEEDS } from './daily-needs.ts'

// SRD 5.2.1, Rules Glossary: Dehydration (page 181), in gallons, and Malnutrition (page 185), in pounds
test.each([
  ['tiny', 1 / 4, 1 / 4],
  ['small', 1, 1],
  ['medium', 1, 1],
  ['large', 4, 4],
  ['huge', 16, 16],
  ['gargantuan', 64, 64],
] as const)('%s: %f gallons and %f pounds a day', (size, gallons, pounds) => {
  const { waterQuarterGallons, foodQuarterPounds } = DAILY_NEEDS[size]
  expect([waterQuarterGallons / 4, foodQuarterPounds / 4]).toEqual([gallons, pounds])
})

test('every size has a row', () => {
  expect(Object.keys(DAILY_NEEDS)).toEqual(SIZES)
})
