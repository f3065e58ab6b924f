import type { ImprovisedWeaponRule } from '../../rulesets/combat.ts'
import type { Weapon, WeaponKind } from '../../vocabulary/weapons.ts'
import { attackKinds } from '../equipment/weapon-properties.ts'
import { type AttackDistance, REACH_FEET } from './attack-range.ts'

/**
 * Whether a weapon counts as an improvised one in this use: a Ranged weapon in a melee attack, or a thrown Melee weapon
 * without the Thrown property.
 *
 * @source SRD 5.2.1, Rules Glossary, Improvised Weapons (page 183)
 * @example
 * countsAsImprovised('longbow', 'melee') // => true
 * countsAsImprovised('dagger', 'ranged') // => false
 */
export const countsAsImprovised = (weapon: Weapon, kind: WeaponKind): boolean => !attackKinds(weapon).includes(kind)

/**
 * An attack with an improvised weapon: the bonus to the roll, without the Proficiency Bonus, its damage before the
 * ability modifier, and its range. The GM decides the damage type, or that the weapon works like one that it resembles.
 *
 * @param abilityModifier of Strength for a melee attack, of Dexterity for a ranged one
 * @source SRD 5.2.1, Rules Glossary, Improvised Weapons (page 183)
 * @example
 * improvisedAttack('melee', { abilityModifier: 3, proficiencyBonus: 2 }, srd521.improvisedWeapon).bonus // => 3
 * improvisedAttack('ranged', { abilityModifier: 1, proficiencyBonus: 2 }, srd521.improvisedWeapon).distance // => { kind: 'ranged', rangeFeet: 20, longFeet: 60 }
 */
export function improvisedAttack(
  kind: WeaponKind,
  { abilityModifier, proficiencyBonus }: { readonly abilityModifier: number; readonly proficiencyBonus: number },
  { damage, normalRangeFeet, longRangeFeet, addsProficiency }: ImprovisedWeaponRule,
): { readonly bonus: number; readonly damage: string; readonly distance: AttackDistance } {
  return {
    bonus: abilityModifier + (addsProficiency ? proficiencyBonus : 0),
    damage,
    distance:
      kind === 'melee'
        ? { kind, reachFeet: REACH_FEET }
        : { kind, rangeFeet: normalRangeFeet, longFeet: longRangeFeet },
  }
}
