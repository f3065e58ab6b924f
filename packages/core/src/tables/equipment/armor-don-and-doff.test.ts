import { expect, test } from 'vitest'
import { ARMOR_DON_AND_DOFF } from './armor-don-and-doff.ts'

// SRD 5.2.1, Equipment, Armor (page 92)
test.each([
  ['light', 1, 1],
  ['medium', 5, 1],
  ['heavy', 10, 5],
] as const)('%s armor: %i minutes to don, %i to doff', (category, donMinutes, doffMinutes) => {
  expect(ARMOR_DON_AND_DOFF[category]).toEqual({ donMinutes, doffMinutes })
})
