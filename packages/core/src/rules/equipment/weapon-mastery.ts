import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Weapons } from '../../rulesets/srd-5-2-1/weapons.ts'
import { MASTERY_PROPERTY_FIGURES } from '../../tables/equipment/mastery-properties.ts'
import type { MasteryProperty } from '../../vocabulary/mastery-properties.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import type { Weapon } from '../../vocabulary/weapons.ts'
import { MINIMUM_DAMAGE } from '../damage-and-healing/damage.ts'
import { weaponRow } from './weapon-row.ts'

/**
 * The mastery property of a weapon, of use to those whose features unlock it; `none` in SRD 5.1.
 *
 * @throws RangeError if the edition has no such weapon
 * @source SRD 5.2.1, Equipment, Mastery Properties (page 90)
 * @example
 * weaponMastery('rapier') // => 'vex'
 * weaponMastery('rapier', srd51) // => 'none'
 */
export const weaponMastery = (weapon: Weapon, ruleset: RulesOf<'weapons'> = srd521Weapons): MasteryProperty | 'none' =>
  weaponRow(weapon, ruleset).mastery ?? 'none'

/**
 * The damage of a miss with the Graze property: the ability modifier of the attack roll, with the weapon's damage type.
 *
 * @param abilityModifier a negative one deals no damage
 * @throws RangeError if the modifier is not an integer
 * @source SRD 5.2.1, Equipment, Graze (page 90)
 * @example
 * grazeDamage(3) // => 3
 * grazeDamage(-1) // => 0
 */
export const grazeDamage = (abilityModifier: number): number =>
  Math.max(MINIMUM_DAMAGE, requireInteger('abilityModifier', abilityModifier, ANY_INTEGER))

/**
 * How far a hit with the Push property can push a creature, in feet: 10 if the creature is Large or smaller.
 *
 * @throws RangeError if the size is unknown
 * @source SRD 5.2.1, Equipment, Push (page 90)
 * @example
 * pushFeet('large') // => 10
 * pushFeet('huge') // => 0
 */
export function pushFeet(size: Size): number {
  requireOneOf('size', size, SIZES)
  const { feet, largestSize } = MASTERY_PROPERTY_FIGURES.push
  return SIZES.indexOf(size) <= SIZES.indexOf(largestSize) ? feet : 0
}

/**
 * How much hits with the Slow property reduce a creature's Speed, in feet: several hits no more than one.
 *
 * @param hits the number of hits that dealt damage
 * @throws RangeError if the hits are negative or not an integer
 * @source SRD 5.2.1, Equipment, Slow (page 90)
 * @example
 * slowReductionFeet(1) // => 10
 * slowReductionFeet(3) // => 10
 */
export const slowReductionFeet = (hits: number): number =>
  requireInteger('hits', hits, FROM_0) > 0 ? MASTERY_PROPERTY_FIGURES.slow.speedReductionFeet : 0

/** An attack with a weapon that has the Topple property. */
export interface TopplingAttack {
  /** of the attack roll */
  readonly abilityModifier: number
  readonly proficiencyBonus: number
}

/**
 * The DC of the Constitution saving throw against the Topple property.
 *
 * @throws RangeError if the modifier or the bonus is not an integer
 * @source SRD 5.2.1, Equipment, Topple (page 90)
 * @example
 * toppleDc({ abilityModifier: 3, proficiencyBonus: 2 }) // => 13
 */
export const toppleDc = ({ abilityModifier, proficiencyBonus }: TopplingAttack): number =>
  MASTERY_PROPERTY_FIGURES.topple.baseDc +
  requireInteger('abilityModifier', abilityModifier, ANY_INTEGER) +
  requireInteger('proficiencyBonus', proficiencyBonus, ANY_INTEGER)

/** A creature that might be the target of the second attack of the Cleave property. */
export interface CleaveTarget {
  /** between the two creatures */
  readonly distanceFeet: number
  readonly withinReach: boolean
}

/**
 * Whether a creature is close enough to the one that was hit for the second attack of the Cleave property; it must also
 * be within reach.
 *
 * @throws RangeError if the distance is negative or not an integer
 * @source SRD 5.2.1, Equipment, Cleave (page 90)
 * @example
 * cleaveReaches({ distanceFeet: 5, withinReach: true }) // => true
 * cleaveReaches({ distanceFeet: 10, withinReach: true }) // => false
 */
export const cleaveReaches = ({ distanceFeet, withinReach }: CleaveTarget): boolean =>
  requireInteger('distanceFeet', distanceFeet, FROM_0) <= MASTERY_PROPERTY_FIGURES.cleave.withinFeet && withinReach
