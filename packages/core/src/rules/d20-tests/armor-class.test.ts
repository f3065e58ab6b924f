import { expect, test } from 'vitest'
import { type ArmorClassParts, armorClass, armorClassBehind, BASE_ARMOR_CLASS, baseArmorClass } from './armor-class.ts'

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
  expect(armorClassBehind({ armorClass, cover })).toBe(expected)
})

// SRD 5.2.1, Playing the Game, Armor Class (page 7): base AC, modified by armor, magic items, spells and more
test.each<[string, ArmorClassParts, number, readonly string[]]>([
  ['base AC alone', { base: 12 }, 12, []],
  ['a Shield', { base: 12, shieldBonus: 2 }, 14, ['armor-training']],
  ['a Shield without training', { base: 12, shieldBonus: 0 }, 12, []],
  ['magic, both ways', { base: 12, modifiers: [2, -1] }, 13, ['armor-class', 'armor-class']],
  ['cover', { base: 12, cover: 'three-quarters' }, 17, ['cover']],
  ['all', { base: 16, shieldBonus: 2, modifiers: [1], cover: 'half' }, 21, ['armor-training', 'armor-class', 'cover']],
])('%s', (_, parts, expected, rules) => {
  const { value: total, steps } = armorClass(parts)
  expect(total).toBe(expected)
  expect(steps.map(({ rule }) => rule)).toEqual(rules)
})
