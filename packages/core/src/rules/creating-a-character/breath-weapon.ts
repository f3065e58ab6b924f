import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { BREATH_WEAPON_DAMAGE, SPECIES_TRAIT_FIGURES } from '../../tables/creating-a-character/species-trait-uses.ts'
import { proficiencyBonusAtLevel } from '../proficiency/proficiency.ts'

/** What a dragonborn's Breath Weapon does. */
export interface BreathWeapon {
  /** of the Dexterity saving throw */
  readonly saveDc: number
  /** as dice; a success on the save halves it */
  readonly damage: string
  /** before the next Long Rest */
  readonly uses: number
}

/** A dragonborn. */
export interface Dragonborn {
  /** the character level: 1 to 20 */
  readonly level: number
  readonly constitutionModifier: number
}

/**
 * The Breath Weapon of a dragonborn.
 *
 * @throws RangeError if the level is not an integer between 1 and 20, or the modifier is not an integer
 * @source SRD 5.2.1, Character Origins, Breath Weapon (page 84)
 * @example
 * breathWeapon({ level: 11, constitutionModifier: 2 }) // => { saveDc: 14, damage: '3d10', uses: 4 }
 */
export function breathWeapon({ level, constitutionModifier }: Dragonborn): BreathWeapon {
  const bonus = proficiencyBonusAtLevel(level)
  requireInteger('constitutionModifier', constitutionModifier, ANY_INTEGER)
  const damage = BREATH_WEAPON_DAMAGE.findLast(({ fromLevel }) => fromLevel <= level)?.damage
  if (damage === undefined) throw new RangeError(`level is ${level}; the Breath Weapon has no damage for it.`)
  return { saveDc: SPECIES_TRAIT_FIGURES.breathWeaponDcBase + constitutionModifier + bonus, damage, uses: bonus }
}
