import { expect, test } from 'vitest'
import { thrownGearSaveDc } from './thrown-gear.ts'

// SRD 5.2.1, Equipment, Acid (page 94): 8 plus your Dexterity modifier and Proficiency Bonus
test.each([
  [0, 2, 10],
  [3, 2, 13],
  [-1, 2, 9],
  [5, 6, 19],
])('Dexterity modifier %i, Proficiency Bonus %i: DC %i', (dexterityModifier, proficiencyBonus, dc) => {
  expect(thrownGearSaveDc({ dexterityModifier, proficiencyBonus })).toBe(dc)
})
