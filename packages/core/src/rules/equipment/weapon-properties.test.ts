import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { WEAPONS } from '../../vocabulary/weapons.ts'
import {
  attackKinds,
  attacksWith,
  handsRequired,
  tooHeavy,
  weaponAbilities,
  weaponDamageDice,
  weaponHasProperty,
  weaponReachFeet,
} from './weapon-properties.ts'

// SRD 5.2.1, Equipment, Weapons (page 91)
test('which weapons have a property', () => {
  expect(WEAPONS.filter((weapon) => weaponHasProperty({ weapon, property: 'finesse' }))).toEqual([
    ...['dagger', 'dart', 'rapier', 'scimitar', 'shortsword', 'whip'],
  ])
  expect(WEAPONS.filter((weapon) => weaponHasProperty({ weapon, property: 'loading' }))).toEqual([
    ...['light-crossbow', 'blowgun', 'hand-crossbow', 'heavy-crossbow', 'musket', 'pistol'],
  ])
})

// SRD 5.2.1, Equipment, Finesse (page 89), Thrown (page 90); 2012 playtest, Strength and Dexterity, Attacks
test.each([
  ['longsword', ['strength'], ['strength']],
  ['handaxe', ['strength'], ['strength']],
  ['longbow', ['dexterity'], ['dexterity']],
  ['rapier', ['strength', 'dexterity'], ['dexterity']],
  ['dart', ['strength', 'dexterity'], ['dexterity']],
] as const)('the abilities of a %s: %j, in 2012 %j', (weapon, now, then) => {
  expect(weaponAbilities(weapon, srd521)).toEqual(now)
  expect(weaponAbilities(weapon, next2012)).toEqual(then)
})

// SRD 5.2.1, Equipment, Thrown and Improvised Weapons (page 90)
test.each([
  ['longsword', ['melee']],
  ['javelin', ['melee', 'ranged']],
  ['dart', ['ranged']],
  ['shortbow', ['ranged']],
] as const)('a %s attacks: %j', (weapon, kinds) => {
  expect(attackKinds(weapon)).toEqual(kinds)
})

// SRD 5.2.1, Equipment, Two-Handed (page 90)
test('number of hands per weapon', () => {
  expect([handsRequired({ weapon: 'greatsword' }), handsRequired({ weapon: 'greatsword', mounted: true })]).toEqual([
    2, 2,
  ])
  expect([handsRequired({ weapon: 'lance' }), handsRequired({ weapon: 'lance', mounted: true })]).toEqual([2, 1])
  expect([handsRequired({ weapon: 'longsword' }), handsRequired({ weapon: 'shortbow' })]).toEqual([1, 2])
})

// SRD 5.2.1, Equipment, Versatile (page 90)
test.each([
  ['one hand', 'quarterstaff', 'melee', 1, '1d6'],
  ['two hands', 'quarterstaff', 'melee', 2, '1d8'],
  ['thrown, even with two hands', 'trident', 'ranged', 2, '1d8'],
  ['two hands on what is not Versatile', 'mace', 'melee', 2, '1d6'],
  ['Two-Handed', 'maul', 'melee', 2, '2d6'],
] as const)('damage dice: %s', (_, weapon, kind, hands, dice) => {
  expect(weaponDamageDice({ weapon, kind, hands })).toBe(dice)
})

// SRD 5.2.1, Equipment, Heavy (page 89)
describe('tooHeavy', () => {
  test.each([
    ['a Melee weapon below Strength 13', 'greataxe', 12, 20, true],
    ['at Strength 13', 'greataxe', 13, 3, false],
    ['a Ranged weapon below Dexterity 13', 'heavy-crossbow', 20, 12, true],
    ['at Dexterity 13', 'heavy-crossbow', 3, 13, false],
    ['a weapon that is not Heavy', 'greatclub', 3, 3, false],
  ] as const)('%s', (_, weapon, strength, dexterity, expected) => {
    expect(tooHeavy({ weapon, scores: { strength, dexterity } })).toBe(expected)
  })
})

// SRD 5.2.1, Equipment, Loading (page 90)
test.each([
  ['musket', 4, 1],
  ['musket', 0, 0],
  ['longbow', 4, 4],
] as const)('with a %s, %i attacks are %i', (weapon, attacks, made) => {
  expect(attacksWith({ weapon, attacks })).toBe(made)
})

test.each([-1, 0.5, 101])('%s attacks throw a RangeError', (attacks) => {
  expect(() => attacksWith({ weapon: 'longbow', attacks })).toThrow(/attacks is/)
})

// SRD 5.2.1, Equipment, Reach (page 90)
test.each([
  ['glaive', 5, 10],
  ['whip', 10, 15],
  ['longsword', 5, 5],
] as const)('a %s with a reach of %i feet: %i feet', (weapon, reach, expected) => {
  expect(weaponReachFeet({ weapon, reachFeet: reach })).toBe(expected)
})
