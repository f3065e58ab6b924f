import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { DAMAGE_TYPES } from '../../vocabulary/damage-types.ts'
import { impededWeapon, resistsUnderwater } from './underwater-combat.ts'

const sword = { kind: 'melee', damageType: 'slashing', hasSwimSpeed: false, range: 'in-reach' } as const
const bow = { kind: 'ranged', damageType: 'piercing', hasSwimSpeed: false, range: 'in-range' } as const

// SRD 5.2.1, Playing the Game, Impeded Weapons (page 16)
test.each([
  ['a sword', sword, false, true],
  ['a sword with a Swim Speed', { ...sword, hasSwimSpeed: true }, false, false],
  ['a spear', { ...sword, damageType: 'piercing' }, false, false],
  ['a bow within normal range', bow, false, true],
  ['a bow with a Swim Speed', { ...bow, hasSwimSpeed: true }, false, true],
  ['a bow beyond normal range', { ...bow, range: 'in-long-range' }, true, false],
] as const)('%s', (_, attack, misses, disadvantage) => {
  expect(impededWeapon(attack, srd521)).toEqual({
    misses,
    circumstances: disadvantage ? [{ rule: 'impeded-weapons', gives: 'disadvantage' }] : [],
  })
})

const fist = { ...sword, damageType: 'bludgeoning', weapon: 'unarmed-strike' } as const

// SRD 5.1, Combat, Melee Attacks (page 95) and Underwater Combat (page 99); SRD 5.2.1, Unarmed Strike (page 190)
test('only in 2014 is an Unarmed Strike an attack with a weapon, which water impedes', () => {
  const disadvantages = ([srd51, srd521, next2012] as const).map(
    (ruleset) => impededWeapon(fist, ruleset).circumstances.length,
  )
  expect(disadvantages).toEqual([1, 0, 0])
  expect(impededWeapon({ ...fist, hasSwimSpeed: true }, srd51).circumstances).toEqual([])
})

// SRD 5.1, Combat, Underwater Combat (page 99): “unless the weapon is a crossbow, a net, or a weapon that is thrown like a
// javelin (including a spear, trident, or dart)”
test('in 2014 water does not impede a net within its normal range', () => {
  const net = { kind: 'ranged', damageType: 'none', weapon: 'net', hasSwimSpeed: false, range: 'in-range' } as const
  expect(impededWeapon(net, srd51)).toEqual({ misses: false, circumstances: [] })
  expect(impededWeapon({ ...net, range: 'in-long-range' }, srd51)).toEqual({ misses: true, circumstances: [] })
  expect(impededWeapon({ ...net, weapon: 'sling' }, srd51).circumstances).toHaveLength(1)
  // SRD 5.2.1, Equipment, Net (page 98): no attack roll
  for (const ruleset of [srd521, next2012]) expect(() => impededWeapon(net, ruleset)).toThrow(/weapon is 'net'/)
})

// SRD 5.2.1, Playing the Game, Fire Resistance (page 16)
test('only Fire damage is resisted', () => {
  expect(DAMAGE_TYPES.filter((type) => resistsUnderwater(type, srd521))).toEqual(['fire'])
})
