import { expect, test } from 'vitest'
import { breathWeapon } from './breath-weapon.ts'

// SRD 5.2.1, Breath Weapon (page 84): DC 8 + Constitution modifier + Proficiency Bonus; 1d10, and 1d10 more at 5, 11, 17
test.each([
  [1, 2, 12, '1d10', 2],
  [4, 2, 12, '1d10', 2],
  [5, 2, 13, '2d10', 3],
  [10, 2, 14, '2d10', 4],
  [11, -1, 11, '3d10', 4],
  [16, 5, 18, '3d10', 5],
  [17, 5, 19, '4d10', 6],
  [20, 0, 14, '4d10', 6],
])('level %i with a modifier of %i: DC %i, %s, %i uses', (level, modifier, saveDc, damage, uses) => {
  expect(breathWeapon({ level, constitutionModifier: modifier })).toEqual({ saveDc, damage, uses })
})

test.each([0, 21])('level %i throws a RangeError', (level) => {
  expect(() => breathWeapon({ level, constitutionModifier: 0 })).toThrow(RangeError)
})
