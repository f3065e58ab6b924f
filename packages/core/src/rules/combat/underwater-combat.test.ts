import { expect, test } from 'vitest'
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

// SRD 5.2.1, Playing the Game, Fire Resistance (page 16)
test('only Fire damage is resisted', () => {
  expect(DAMAGE_TYPES.filter((type) => resistsUnderwater(type, srd521))).toEqual(['fire'])
})
