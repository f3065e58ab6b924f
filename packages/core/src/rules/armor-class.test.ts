import { expect, test } from 'vitest'
import { armorClassBehind, BASE_ARMOR_CLASS, baseArmorClass } from './armor-class.ts'

// SRD 5.2.1, Playing the Game, Armor Class (page 7): “Base AC = 10 + the creature’s Dexterity modifier”
test.each([
  [-5, 5],
  [0, 10],
  [2, 12],
  [10, 20],
])('a Dexterity modifier of %i gives base AC %i', (modifier, armorClass) => {
  expect(baseArmorClass(modifier)).toBe(armorClass)
})

test('base AC starts from 10', () => {
  expect(BASE_ARMOR_CLASS).toBe(10)
})

// SRD 5.2.1, Playing the Game, Cover (page 15)
test.each([
  ['none', 15, 15],
  ['half', 15, 17],
  ['three-quarters', 15, 20],
  ['total', 15, 15],
] as const)('behind %s cover AC %i is %i', (cover, armorClass, expected) => {
  expect(armorClassBehind(cover, armorClass)).toBe(expected)
})
