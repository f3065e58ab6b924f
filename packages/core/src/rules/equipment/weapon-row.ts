import { requireKeyOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import type { WeaponFigures } from '../../tables/equipment/weapons.ts'
import type { Weapon } from '../../vocabulary/weapons.ts'

/**
 * The row of a weapon in the table of the edition.
 *
 * @throws RangeError if the edition has no such weapon
 */
export function weaponRow(weapon: Weapon, { weapons }: RulesOf<'weapons'>): WeaponFigures {
  const row = weapons[requireKeyOf('weapon', weapon, weapons)]
  if (row === undefined) throw new RangeError(`weapon is ${weapon}; this edition has no such weapon.`)
  return row
}
