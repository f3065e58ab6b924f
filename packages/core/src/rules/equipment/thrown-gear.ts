import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { THROWN_GEAR_SAVE } from '../../tables/equipment/thrown-gear.ts'

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
