import { ANY_INTEGER, FROM_1, requireInteger } from '../../bounds.ts'
import type { CountedFailures } from '../../rulesets/damage-and-healing.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { LEVELS } from '../proficiency/proficiency.ts'
import { BELOW_ZERO, type DyingState, requireLife } from './vitals.ts'

/** A creature that has just dropped to exactly 0 Hit Points. */
export const JUST_DROPPED: DyingState = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 }

/** A character that Hit Points below 0 can kill. */
export interface MortalCharacter {
  /** the score, not the modifier: 1 to 30 */
  readonly constitutionScore: number
  /** the character level: 1 to 20 */
  readonly level: number
}

/**
 * The Hit Points at which a creature dies, in the 2012 playtest, where they go below 0.
 *
 * @throws RangeError if the score or the level is not an integer within bounds
 * @source 2012 playtest, Dead
 * @example
 * deadlyHitPoints({ constitutionScore: 14, level: 5 }) // => -19
 */
export const deadlyHitPoints = ({ constitutionScore, level }: MortalCharacter): number =>
  -(requireInteger('constitutionScore', constitutionScore, ABILITY_SCORES) + requireInteger('level', level, LEVELS))

/** What a Death Saving Throw needs besides the d20. */
export interface DeathSave {
  /** what a feature or spell adds to the roll, and the ability modifier if the save has an ability; 0 by default */
  readonly bonus?: number
  /** the damage rolled for a failure, if a failure costs Hit Points */
  readonly failureDamage?: number
  /** the Hit Points at which the creature dies, in an edition where they go below 0 */
  readonly deadlyHitPoints?: number
}

/** A creature's Death Saving Throw. */
export interface DeathSavingThrow extends DeathSave {
  readonly life: DyingState
  /** the number on the d20 that counts: 1 to 20 */
  readonly natural: number
}

type Dying = DyingState & { readonly kind: 'dying' }

/** The state after more failures. */
export function countFailures(state: Dying, count: number, rule: CountedFailures): DyingState {
  const failures = state.failures + count
  return failures >= rule.failuresToDie ? { kind: 'dead' } : { ...state, failures }
}

/** The state after Hit Points go down, in an edition where they go below 0. */
export function loseHitPoints(state: Dying, damage: number, deadlyHitPoints: number | undefined): DyingState {
  const deadly = requireInteger('deadlyHitPoints', deadlyHitPoints as number, BELOW_ZERO)
  const hitPoints = state.hitPoints - damage
  return hitPoints <= deadly ? { kind: 'dead' } : { ...state, hitPoints }
}

/**
 * The life of a creature after a Death Saving Throw. A creature that is not dying makes none, and its life does not
 * change.
 *
 * @throws RangeError if the natural roll is not an integer between 1 and 20, another number is not an integer, the kind
 * of life is unknown, or a failure costs Hit Points and its damage or the Hit Points at which the creature dies are left
 * out
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @source 2012 playtest, Dying
 * @example
 * deathSavingThrow({ life: JUST_DROPPED, natural: 10 }) // => { kind: 'dying', successes: 1, failures: 0, hitPoints: 0 }
 * deathSavingThrow({ life: JUST_DROPPED, natural: 20 }) // => { kind: 'conscious', hitPoints: 1 }
 * deathSavingThrow({ life: JUST_DROPPED, natural: 4, bonus: 2, failureDamage: 5, deadlyHitPoints: -19 }, next2012) // => { kind: 'dying', successes: 0, failures: 0, hitPoints: -5 }
 */
export function deathSavingThrow(
  { life, natural, bonus = 0, failureDamage, deadlyHitPoints: deadly }: DeathSavingThrow,
  { dying: rule }: RulesOf<'dying'> = srd521DamageAndHealing,
): DyingState {
  requireLife('life', life)
  requireInteger('natural', natural, { minimum: 1, maximum: 20 })
  requireInteger('bonus', bonus, ANY_INTEGER)
  if (life.kind !== 'dying') return life
  if (rule.failure === 'counted') {
    if (natural === 20) return { kind: 'conscious', hitPoints: rule.natural20HitPoints }
    if (natural === 1) return countFailures(life, rule.natural1Failures, rule)
  }
  if (natural + bonus < rule.dc) {
    return rule.failure === 'counted'
      ? countFailures(life, 1, rule)
      : loseHitPoints(life, requireInteger('failureDamage', failureDamage as number, FROM_1), deadly)
  }
  const successes = life.successes + 1
  return successes >= rule.successesToStabilize ? { kind: 'stable', hitPoints: life.hitPoints } : { ...life, successes }
}
