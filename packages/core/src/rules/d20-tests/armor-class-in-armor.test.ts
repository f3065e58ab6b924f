import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ARMOR } from '../../vocabulary/armor.ts'
import { armorClassInArmor } from './armor-class-in-armor.ts'

// SRD 5.2.1, Equipment, Armor (page 92): AC with a Dexterity modifier of -1, 0, 2 and 5
test.each([
  ['padded-armor', 10, 11, 13, 16],
  ['leather-armor', 10, 11, 13, 16],
  ['studded-leather-armor', 11, 12, 14, 17],
  ['hide-armor', 11, 12, 14, 14],
  ['chain-shirt', 12, 13, 15, 15],
  ['scale-mail', 13, 14, 16, 16],
  ['breastplate', 13, 14, 16, 16],
  ['half-plate-armor', 14, 15, 17, 17],
  ['ring-mail', 14, 14, 14, 14],
  ['chain-mail', 16, 16, 16, 16],
  ['splint-armor', 17, 17, 17, 17],
  ['plate-armor', 18, 18, 18, 18],
] as const)('%s', (armor, ...expected) => {
  expect([-1, 0, 2, 5].map((modifier) => armorClassInArmor({ armor, dexterityModifier: modifier }))).toEqual(expected)
})

test('without armor, and with a Shield', () => {
  expect(armorClassInArmor({ dexterityModifier: 2 })).toBe(12)
  expect(armorClassInArmor({ shield: true, dexterityModifier: 2 })).toBe(14)
  expect(armorClassInArmor({ armor: 'plate-armor', shield: true, dexterityModifier: -1 })).toBe(20)
})

test('law: a Shield adds 2 to every AC', () => {
  fc.assert(
    fc.property(fc.constantFrom(...ARMOR), fc.integer({ min: -5, max: 10 }), (armor, modifier) => {
      expect(armorClassInArmor({ armor, shield: true, dexterityModifier: modifier })).toBe(
        armorClassInArmor({ armor, dexterityModifier: modifier }) + 2,
      )
    }),
  )
})
