import { THROWN_GEAR_SAVE } from '../../tables/equipment/thrown-gear.ts'

/**
 * The DC of the Dexterity saving throw against gear thrown in place of an attack: acid, alchemist’s fire, holy water, a
 * net or oil.
 *
 * @param dexterityModifier of the thrower, not the score
 * @param proficiencyBonus of the thrower
 * @source SRD 5.2.1, Equipment, Acid (page 94)
 * @example
 * thrownGearSaveDc(3, 2) // => 13
 */
export const thrownGearSaveDc = (dexterityModifier: number, proficiencyBonus: number): number =>
  THROWN_GEAR_SAVE.baseDc + dexterityModifier + proficiencyBonus
