import { expect, test } from 'vitest'
import { WEAPONS } from '../../vocabulary/weapons.ts'
import { weaponDistance } from './weapon-distance.ts'
import { attackKinds } from './weapon-properties.ts'

// SRD 5.2.1, Equipment, Range and Reach (page 90), Weapons (page 91)
test.each([
  ['longsword', 'melee', { kind: 'melee', reachFeet: 5 }],
  ['pike', 'melee', { kind: 'melee', reachFeet: 10 }],
  ['javelin', 'melee', { kind: 'melee', reachFeet: 5 }],
  ['javelin', 'ranged', { kind: 'ranged', rangeFeet: 30, longFeet: 120 }],
  ['longbow', 'ranged', { kind: 'ranged', rangeFeet: 150, longFeet: 600 }],
] as const)('a %s, %s', (weapon, kind, distance) => {
  expect(weaponDistance({ weapon, kind })).toEqual(distance)
})

test('a longer reach of the wielder adds to that of the weapon', () => {
  expect(weaponDistance({ weapon: 'whip', kind: 'melee', reachFeet: 10 })).toEqual({ kind: 'melee', reachFeet: 15 })
})

test.each([
  ['longsword', 'ranged'],
  ['shortbow', 'melee'],
] as const)('a %s makes no %s attack', (weapon, kind) => {
  expect(() => weaponDistance({ weapon, kind })).toThrow(/improvised weapon/)
})

test('law: every attack that a weapon makes has a distance of its kind', () => {
  for (const weapon of WEAPONS) {
    for (const kind of attackKinds(weapon)) expect(weaponDistance({ weapon, kind }).kind).toBe(kind)
  }
})
