import { requireInteger } from '../bounds.ts'
import type { DyingRule } from '../rulesets/ruleset.ts'

/** Where a creature with 0 Hit Points stands. */
export type DyingState =
  | { readonly kind: 'dying'; readonly successes: number; readonly failures: number }
  | { readonly kind: 'stable' }
  | { readonly kind: 'dead' }
  | { readonly kind: 'conscious'; readonly hitPoints: number }

/** A creature that has just dropped to 0 Hit Points. */
export const JUST_DROPPED: DyingState = { kind: 'dying', successes: 0, failures: 0 }

function fail(state: DyingState & { kind: 'dying' }, count: number, rule: DyingRule): DyingState {
  const failures = state.failures + count
  return failures >= rule.failuresToDie ? { kind: 'dead' } : { ...state, failures }
}

/**
 * The state after a Death Saving Throw. A creature that is not dying makes none and stays as it is.
 *
 * @param natural the number on the d20 that counts: 1 to 20
 * @param bonus what a feature or spell adds to the roll; natural 1 and 20 come before it
 * @throws RangeError when the natural roll is no integer from 1 to 20
 * @source SRD 5.2.1, Playing the Game, Death Saving Throws (page 17)
 * @example
 * deathSavingThrow(JUST_DROPPED, 10, srd521.dying) // => { kind: 'dying', successes: 1, failures: 0 }
 * deathSavingThrow(JUST_DROPPED, 20, srd521.dying) // => { kind: 'conscious', hitPoints: 1 }
 */
export function deathSavingThrow(state: DyingState, natural: number, rule: DyingRule, bonus = 0): DyingState {
  requireInteger('natural', natural, { minimum: 1, maximum: 20 })
  if (state.kind !== 'dying') return state
  if (natural === 20) return { kind: 'conscious', hitPoints: rule.natural20HitPoints }
  if (natural === 1) return fail(state, rule.natural1Failures, rule)
  if (natural + bonus < rule.dc) return fail(state, 1, rule)
  const successes = state.successes + 1
  return successes >= rule.successesToStabilize ? { kind: 'stable' } : { ...state, successes }
}

/** Damage that a creature takes while it has 0 Hit Points. */
export interface DamageAtZero {
  /** after Resistance and the like, from 0 */
  readonly damage: number
  readonly criticalHit: boolean
  readonly hitPointMaximum: number
}

/**
 * The state after damage at 0 Hit Points: a failure, two from a Critical Hit, death when the damage equals or exceeds
 * the Hit Point maximum. A Stable creature starts dying again, from no successes and failures, and suffers them too.
 *
 * @source SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18)
 * @example
 * damageAtZero(JUST_DROPPED, { damage: 7, criticalHit: true, hitPointMaximum: 20 }, srd521.dying) // => { kind: 'dying', successes: 0, failures: 2 }
 * damageAtZero(JUST_DROPPED, { damage: 20, criticalHit: false, hitPointMaximum: 20 }, srd521.dying) // => { kind: 'dead' }
 */
export function damageAtZero(
  state: DyingState,
  { damage, criticalHit, hitPointMaximum }: DamageAtZero,
  rule: DyingRule,
): DyingState {
  if (state.kind === 'dead' || state.kind === 'conscious' || damage <= 0) return state
  if (damage >= hitPointMaximum) return { kind: 'dead' }
  const dying = state.kind === 'stable' ? { kind: 'dying' as const, successes: 0, failures: 0 } : state
  return fail(dying, criticalHit ? rule.criticalHitFailures : rule.damageFailures, rule)
}
