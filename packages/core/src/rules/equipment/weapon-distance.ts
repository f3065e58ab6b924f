import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Weapons } from '../../rulesets/srd-5-2-1/weapons.ts'
import { WEAPON_KINDS, type Weapon, type WeaponKind } from '../../vocabulary/weapons.ts'
import { type AttackDistance, REACH_FEET } from '../combat/attack-range.ts'
import { attackKinds, weaponReachFeet } from './weapon-properties.ts'
import { weaponRow } from './weapon-row.ts'

/** An attack with a weapon. */
export interface WeaponAtDistance {
  readonly weapon: Weapon
  /** a melee or a ranged attack; a thrown weapon is ranged */
  readonly kind: WeaponKind
  /** the reach of the wielder; 5 feet by default */
  readonly reachFeet?: number
}

/**
 * The reach or range of an attack with a weapon: the wielder's reach, longer with the Reach property, or the weapon's
 * ranges.
 *
 * @throws RangeError if the weapon is unknown or cannot make this kind of attack without counting as an improvised
 * weapon, or the reach is negative or not an integer
 * @source SRD 5.2.1, Equipment, Range and Reach (page 90)
 * @example
 * weaponDistance({ weapon: 'glaive', kind: 'melee' }) // => { kind: 'melee', reachFeet: 10 }
 * weaponDistance({ weapon: 'spear', kind: 'ranged' }) // => { kind: 'ranged', rangeFeet: 20, longFeet: 60 }
 */
export function weaponDistance(
  { weapon, kind, reachFeet = REACH_FEET }: WeaponAtDistance,
  ruleset: RulesOf<'weapons'> = srd521Weapons,
): AttackDistance {
  requireOneOf('kind', kind, WEAPON_KINDS)
  requireInteger('reachFeet', reachFeet, FROM_0)
  const { range } = weaponRow(weapon, ruleset)
  if (kind === 'ranged' && range !== undefined) {
    return { kind, rangeFeet: range.normalFeet, longFeet: range.longFeet }
  }
  if (!attackKinds(weapon, ruleset).includes(kind)) {
    throw new RangeError(`kind is ${kind}; ${weapon} makes no such attack. Tip: it counts as an improvised weapon.`)
  }
  return { kind: 'melee', reachFeet: weaponReachFeet({ weapon, reachFeet }, ruleset) }
}
