import { MASTERY_PROPERTY_FIGURES } from '../../tables/equipment/mastery-properties.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'

/**
 * The damage of a miss with the Graze property: the ability modifier of the attack roll, with the weapon's damage type.
 *
 * @param abilityModifier a negative one deals no damage
 * @source SRD 5.2.1, Equipment, Graze (page 90)
 * @example
 * grazeDamage(3) // => 3
 * grazeDamage(-1) // => 0
 */
export const grazeDamage = (abilityModifier: number): number => Math.max(MINIMUM_DAMAGE, abilityModifier)

/**
 * How far a hit with the Push property can push a creature, in feet: 10 if the creature is Large or smaller.
 *
 * @source SRD 5.2.1, Equipment, Push (page 90)
 * @example
 * pushFeet('large') // => 10
 * pushFeet('huge') // => 0
 */
export function pushFeet(size: Size): number {
  const { feet, largestSize } = MASTERY_PROPERTY_FIGURES.push
  return SIZES.indexOf(size) <= SIZES.indexOf(largestSize) ? feet : 0
}

/**
 * How much hits with the Slow property reduce a creature's Speed, in feet: several hits no more than one.
 *
 * @param hits the number of hits that dealt damage
 * @source SRD 5.2.1, Equipment, Slow (page 90)
 * @example
 * slowReductionFeet(1) // => 10
 * slowReductionFeet(3) // => 10
 */
export const slowReductionFeet = (hits: number): number =>
  hits > 0 ? MASTERY_PROPERTY_FIGURES.slow.speedReductionFeet : 0

/**
 * The DC of the Constitution saving throw against the Topple property.
 *
 * @param abilityModifier of the attack roll
 * @source SRD 5.2.1, Equipment, Topple (page 90)
 * @example
 * toppleDc(3, 2) // => 13
 */
export const toppleDc = (abilityModifier: number, proficiencyBonus: number): number =>
  MASTERY_PROPERTY_FIGURES.topple.baseDc + abilityModifier + proficiencyBonus

/**
 * Whether a creature is close enough to the one that was hit for the second attack of the Cleave property; it must also
 * be within reach.
 *
 * @param distanceFeet between the two creatures
 * @source SRD 5.2.1, Equipment, Cleave (page 90)
 * @example
 * cleaveReaches({ distanceFeet: 5, withinReach: true }) // => true
 * cleaveReaches({ distanceFeet: 10, withinReach: true }) // => false
 */
export const cleaveReaches = ({
  distanceFeet,
  withinReach,
}: {
  readonly distanceFeet: number
  readonly withinReach: boolean
}): boolean => withinReach && distanceFeet <= MASTERY_PROPERTY_FIGURES.cleave.withinFeet
