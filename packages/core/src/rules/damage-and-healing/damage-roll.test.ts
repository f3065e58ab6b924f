import { expect, test } from 'vitest'
import { parsed } from '../../../test/parsed.ts'
import { format } from '../../dice/format.ts'
import { damageDealt, weaponDamageRoll } from './damage-roll.ts'

// SRD 5.2.1, Playing the Game, Damage Rolls (page 16)
test.each([
  ['1d8', 3, 0, '1d8+3'],
  ['1d8', -1, 0, '1d8-1'],
  ['2d6', 0, 0, '2d6'],
  ['1d4+1d6', 2, 1, '1d4+1d6+2+1'],
  ['1', 3, 0, '1'],
  ['1', 3, 2, '1+2'],
])('%s, %i, %i: %s', (damage, abilityModifier, bonus, expected) => {
  expect(format(weaponDamageRoll({ damage: parsed(damage), abilityModifier, bonus }))).toBe(expected)
})

test.each([
  [7, 7],
  [0, 0],
  [-3, 0],
])('a total of %i deals %i', (total, damage) => {
  expect(damageDealt(total)).toBe(damage)
})
