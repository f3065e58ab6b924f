import { THROWN_GEAR_SAVE } from '../../tables/equipment/thrown-gear.ts'

/**
 * The DC of the Dexterity saving throw against gear thrown in place of an attack: acid, alchemist's fire, holy water, a
 * net or oil.
 *
 * @param dexterityModifier the thrower's modifier, not the score
 * @param proficiencyBonus the thrower's
 * @source SRD 5.2.1, Equipment, Acid (page 94)
 * @example
 * thrownGearSaveDc(3, 2) // => 13
 */
export const thrownGearSaveDc = (dexterityModifier: number, proficiencyBonus: number): number =>
  THROWN_GEAR_SAVE.baseDc + dexterityModifier + proficiencyBonus
