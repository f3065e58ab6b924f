import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Gear } from '../../rulesets/srd-5-2-1/gear.ts'
import { THROWN_GEAR_SAVE } from '../../tables/equipment/thrown-gear.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { proficiencyAdded } from '../proficiency/proficiency.ts'

/** A creature that throws gear. */
export interface GearThrower {
  readonly dexterityModifier: number
  readonly proficiencyBonus: number
}

/**
 * The DC of the Dexterity saving throw against gear thrown in place of an attack: acid, alchemist's fire, holy water, a
 * net or oil.
 *
 * @throws RangeError if the modifier or the bonus is not an integer
 * @source SRD 5.2.1, Equipment, Acid (page 94)
 * @example
 * thrownGearSaveDc({ dexterityModifier: 3, proficiencyBonus: 2 }) // => 13
 */
export const thrownGearSaveDc = ({ dexterityModifier, proficiencyBonus }: GearThrower): number =>
  THROWN_GEAR_SAVE.baseDc +
  requireInteger('dexterityModifier', dexterityModifier, ANY_INTEGER) +
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)

/** A creature that throws gear in some edition. */
export interface GearThrowerOfEdition extends GearThrower {
  /** its Proficiency Bonus counts for an attack roll: with a net only if it is proficient with it; not by default */
  readonly proficient?: boolean
}

/** What decides whether thrown gear takes effect. */
export type ThrownGearTest =
  | { readonly decidedBy: 'saving-throw'; readonly ability: Ability; readonly dc: number }
  | { readonly decidedBy: 'attack-roll'; readonly attackBonus: number }

/**
 * What decides whether thrown gear takes effect: a Dexterity saving throw of the target, or in SRD 5.1 a ranged attack
 * roll, which for all but a net counts as one with an improvised weapon.
 *
 * @throws RangeError if the modifier or the bonus is not an integer
 * @source SRD 5.2.1, Equipment, Acid (page 94)
 * @source SRD 5.1, Equipment, Adventuring Gear (page 66)
 * @example
 * thrownGearTest({ dexterityModifier: 3, proficiencyBonus: 2 }) // => { decidedBy: 'saving-throw', ability: 'dexterity', dc: 13 }
 * thrownGearTest({ dexterityModifier: 3, proficiencyBonus: 2 }, srd51) // => { decidedBy: 'attack-roll', attackBonus: 3 }
 */
export function thrownGearTest(
  { dexterityModifier, proficiencyBonus, proficient = false }: GearThrowerOfEdition,
  { thrownGear }: RulesOf<'thrownGear'> = srd521Gear,
): ThrownGearTest {
  requireInteger('dexterityModifier', dexterityModifier, ANY_INTEGER)
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)
  const { decidedBy } = thrownGear
  if (decidedBy === 'attack-roll') {
    return { decidedBy, attackBonus: dexterityModifier + proficiencyAdded({ proficiencyBonus, proficient }) }
  }
  return { decidedBy, ability: thrownGear.ability, dc: thrownGear.baseDc + dexterityModifier + proficiencyBonus }
}
