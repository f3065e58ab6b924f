import { type Bounds, requireInteger } from '../../bounds.ts'
import type { CountedFailures, DyingRule } from '../../rulesets/damage-and-healing.ts'

/** The state of a creature with 0 Hit Points or fewer. Its Hit Points are below 0 only if the ruleset allows that. */
export type DyingState =
  | { readonly kind: 'dying'; readonly successes: number; readonly failures: number; readonly hitPoints: number }
  | { readonly kind: 'stable'; readonly hitPoints: number }
  | { readonly kind: 'dead' }
  | { readonly kind: 'conscious'; readonly hitPoints: number }

/** A creature that has just dropped to exactly 0 Hit Points. */
export const JUST_DROPPED: DyingState = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 }

/**
 * The Hit Points at which a creature dies, in an edition where they go below 0.
 *
 * @source 2012 playtest, Dead
 * @example
 * deadlyHitPoints({ constitutionScore: 14, level: 5 }) // => -19
 */
export const deadlyHitPoints = ({
  constitutionScore,
  level,
}: {
  readonly constitutionScore: number
  readonly level: number
}): number => -(constitutionScore + level)

/** What a Death Saving Throw needs besides the d20. */
export interface DeathSave {
  /** what a feature or spell adds to the roll, and the ability modifier if the save has an ability */
  readonly bonus?: number
  /** the damage rolled for a failure, if a failure costs Hit Points */
  readonly failureDamage?: number
  /** the Hit Points at which the creature dies, in an edition where they go below 0 */
  readonly deadlyHitPoints?: number
}

const BELOW_ZERO: Bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: -1 }
const DAMAGE: Bounds = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

type Dying = DyingState & { readonly kind: 'dying' }

/** The state after more failures. */
export function countFailures(state: Dying, count: number, rule: CountedFailures): DyingState {
  const failures = state.failures + count
  return failures >= rule.failuresToDie ? { kind: 'dead' } : { ...state, failures }
}

/** The state after Hit Points go down, in an edition where they go below 0. */
export function loseHitPoints(state: Dying, damage: number, deadly = Number.NaN): DyingState {
  requireInteger('deadlyHitPoints', deadly, BELOW_ZERO)
  const hitPoints = state.hitPoints - damage
  return hitPoints <= deadly ? { kind: 'dead' } : { ...state, hitPoints }
}

/**
 * The state after a Death Saving Throw. A creature that is not dying makes none, and its state does not change.
 *
 * @param natural the number on the d20 that counts: 1 to 20
 * @throws RangeError if the natural roll is not an integer between 1 and 20, or if a failure costs Hit Points and its
 * damage or the Hit Points at which the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @source 2012 playtest, Dying
 * @example
 * deathSavingThrow(JUST_DROPPED, 10, srd521.dying) // => { kind: 'dying', successes: 1, failures: 0, hitPoints: 0 }
 * deathSavingThrow(JUST_DROPPED, 20, srd521.dying) // => { kind: 'conscious', hitPoints: 1 }
 * deathSavingThrow(JUST_DROPPED, 4, next2012.dying, { bonus: 2, failureDamage: 5, deadlyHitPoints: -19 }) // => { kind: 'dying', successes: 0, failures: 0, hitPoints: -5 }
 */
export function deathSavingThrow(
  state: DyingState,
  natural: number,
  rule: DyingRule,
  { bonus = 0, failureDamage = Number.NaN, deadlyHitPoints: deadly }: DeathSave = {},
): DyingState {
  requireInteger('natural', natural, { minimum: 1, maximum: 20 })
  if (state.kind !== 'dying') return state
  if (rule.failure === 'counted') {
    if (natural === 20) return { kind: 'conscious', hitPoints: rule.natural20HitPoints }
    if (natural === 1) return countFailures(state, rule.natural1Failures, rule)
  }
  if (natural + bonus < rule.dc) {
    return rule.failure === 'counted'
      ? countFailures(state, 1, rule)
      : loseHitPoints(state, requireInteger('failureDamage', failureDamage, DAMAGE), deadly)
  }
  const successes = state.successes + 1
  return successes >= rule.successesToStabilize
    ? { kind: 'stable', hitPoints: state.hitPoints }
    : { ...state, successes }
}
