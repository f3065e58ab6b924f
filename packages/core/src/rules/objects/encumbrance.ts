import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { requirePounds } from '../basics/require-pounds.ts'

/** A creature with what it carries, under the variant for encumbrance. */
export interface EncumberedCreature {
  /** the score, not the modifier: 1 to 30 */
  readonly strengthScore: number
  readonly speedFeet: number
  /** in quarters of a pound */
  readonly carriedPounds: number
}

/** How a load slows and hinders a creature under the variant. */
export interface Encumbrance {
  readonly grade: 'none' | 'encumbered' | 'heavily-encumbered'
  readonly speedFeet: number
  /** the abilities whose checks, attack rolls and saving throws have Disadvantage */
  readonly disadvantageWith: readonly Ability[]
}

/**
 * How a load hinders a creature under the variant for encumbrance, which the GM can use instead of the carrying
 * capacity alone. An edition without the variant has no grades. A rule of SRD 5.1 alone.
 *
 * @throws RangeError if the Strength is not an ability score, the weight is negative or not in quarters of a pound, or
 *   the Speed is negative or not an integer
 * @source SRD 5.1, Using Ability Scores, Variant: Encumbrance (page 80)
 * @example
 * encumbrance({ strengthScore: 10, speedFeet: 30, carriedPounds: 50 }, srd51).grade // => 'none'
 * encumbrance({ strengthScore: 10, speedFeet: 30, carriedPounds: 50.25 }, srd51).speedFeet // => 20
 * encumbrance({ strengthScore: 10, speedFeet: 30, carriedPounds: 120 }, srd51).disadvantageWith // => ['strength', 'dexterity', 'constitution']
 */
export function encumbrance(
  { strengthScore, speedFeet, carriedPounds }: EncumberedCreature,
  { carrying: { encumbranceVariant } }: RulesOf<'carrying'> = srd521Exploration,
): Encumbrance {
  requireInteger('strengthScore', strengthScore, ABILITY_SCORES)
  requireInteger('speedFeet', speedFeet, FROM_0)
  requirePounds('carriedPounds', carriedPounds)
  const grade = encumbranceVariant.findLast(
    ({ overPoundsPerStrength }) => carriedPounds > overPoundsPerStrength * strengthScore,
  )
  if (grade === undefined) return { grade: 'none', speedFeet, disadvantageWith: [] }
  return {
    grade: grade.grade,
    speedFeet: Math.max(0, speedFeet - grade.speedReducedFeet),
    disadvantageWith: grade.disadvantageWith,
  }
}
