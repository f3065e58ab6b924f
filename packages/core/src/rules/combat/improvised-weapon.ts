import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { WEAPON_KINDS, WEAPONS, type Weapon, type WeaponKind } from '../../vocabulary/weapons.ts'
import { requireRule } from '../basics/require-rule.ts'
import { attackKinds } from '../equipment/weapon-properties.ts'
import { type AttackDistance, REACH_FEET } from './attack-range.ts'

/** A use of a weapon. */
export interface WeaponInUse {
  readonly weapon: Weapon
  readonly kind: WeaponKind
}

/** An attack with an improvised weapon. */
export interface ImprovisedAttack {
  readonly kind: WeaponKind
  /** of Strength for a melee attack, of Dexterity for a ranged one */
  readonly abilityModifier: number
  readonly proficiencyBonus: number
}

/**
 * Whether a weapon counts as an improvised one in this use: a Ranged weapon in a melee attack, or a thrown Melee weapon
 * without the Thrown property. A rule of 5.2.1 alone.
 *
 * @throws RangeError if an id is unknown
 * @source SRD 5.2.1, Rules Glossary, Improvised Weapons (page 183)
 * @example
 * countsAsImprovised({ weapon: 'longbow', kind: 'melee' }) // => true
 * countsAsImprovised({ weapon: 'dagger', kind: 'ranged' }) // => false
 */
export const countsAsImprovised = ({ weapon, kind }: WeaponInUse): boolean =>
  !attackKinds(requireOneOf('weapon', weapon, WEAPONS)).includes(requireOneOf('kind', kind, WEAPON_KINDS))

/**
 * An attack with an improvised weapon: the bonus to the roll, without the Proficiency Bonus, its damage before the
 * ability modifier, and its range. The GM decides the damage type, or that the weapon works like one that it resembles.
 *
 * @throws RangeError if the kind is unknown, a number is not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Improvised Weapons (page 183)
 * @example
 * improvisedAttack({ kind: 'melee', abilityModifier: 3, proficiencyBonus: 2 }).bonus // => 3
 * improvisedAttack({ kind: 'ranged', abilityModifier: 1, proficiencyBonus: 2 }).distance // => { kind: 'ranged', rangeFeet: 20, longFeet: 60 }
 */
export function improvisedAttack(
  { kind, abilityModifier, proficiencyBonus }: ImprovisedAttack,
  ruleset: RulesOf<'improvisedWeapon'> = srd521Combat,
): { readonly bonus: number; readonly damage: string; readonly distance: AttackDistance } {
  const rule = requireRule('improvisedWeapon', ruleset.improvisedWeapon)
  const { damage, normalRangeFeet, longRangeFeet, addsProficiency } = rule
  requireOneOf('kind', kind, WEAPON_KINDS)
  requireInteger('abilityModifier', abilityModifier, ANY_INTEGER)
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)
  return {
    bonus: abilityModifier + (addsProficiency ? proficiencyBonus : 0),
    damage,
    distance:
      kind === 'melee'
        ? { kind, reachFeet: REACH_FEET }
        : { kind, rangeFeet: normalRangeFeet, longFeet: longRangeFeet },
  }
}
