import { WEAPON_STATISTICS } from '../../tables/equipment/weapons.ts'
import type { Weapon, WeaponKind } from '../../vocabulary/weapons.ts'
import { type AttackDistance, REACH_FEET } from '../combat/attack-range.ts'
import { attackKinds, weaponReachFeet } from './weapon-properties.ts'

/**
 * The reach or range of an attack with a weapon: the wielder's reach, longer with the Reach property, or the weapon's
 * ranges.
 *
 * @param kind a melee or a ranged attack; a thrown weapon is ranged
 * @param reachFeet the reach of the wielder
 * @throws RangeError if the weapon cannot make this kind of attack without counting as an improvised weapon
 * @source SRD 5.2.1, Equipment, Range and Reach (page 90)
 * @example
 * weaponDistance('glaive', 'melee') // => { kind: 'melee', reachFeet: 10 }
 * weaponDistance('spear', 'ranged') // => { kind: 'ranged', rangeFeet: 20, longFeet: 60 }
 */
export function weaponDistance(weapon: Weapon, kind: WeaponKind, reachFeet: number = REACH_FEET): AttackDistance {
  const { range } = WEAPON_STATISTICS[weapon]
  if (kind === 'ranged' && range !== undefined) {
    return { kind, rangeFeet: range.normalFeet, longFeet: range.longFeet }
  }
  if (!attackKinds(weapon).includes(kind)) {
    throw new RangeError(`kind is ${kind}; ${weapon} makes no such attack. Tip: it counts as an improvised weapon.`)
  }
  return { kind: 'melee', reachFeet: weaponReachFeet(weapon, reachFeet) }
}
