import type { DyingRule } from '../../rulesets/damage-and-healing.ts'
import { countFailures, type DyingState, loseHitPoints } from './death-saving-throw.ts'

/** Damage that a creature takes while it has 0 Hit Points or fewer. */
export interface DamageAtZero {
  /** after Resistance and the like, from 0 */
  readonly damage: number
  readonly criticalHit: boolean
  readonly hitPointMaximum: number
  /** the Hit Points at which the creature dies, in an edition where they go below 0 */
  readonly deadlyHitPoints?: number
}

/**
 * How many failed Death Saving Throws damage at 0 Hit Points counts as: none if it kills outright, or if Hit Points go
 * down instead.
 *
 * @source SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18)
 * @example
 * failuresByDamage({ damage: 7, criticalHit: true, hitPointMaximum: 20 }, srd521.dying) // => 2
 * failuresByDamage({ damage: 20, criticalHit: true, hitPointMaximum: 20 }, srd521.dying) // => 0
 */
export function failuresByDamage({ damage, criticalHit, hitPointMaximum }: DamageAtZero, rule: DyingRule): number {
  if (rule.failure !== 'counted' || damage <= 0 || damage >= hitPointMaximum) return 0
  return criticalHit ? rule.criticalHitFailures : rule.damageFailures
}

/**
 * The state after damage at 0 Hit Points. In an edition that counts failures, it is one failure, two for a Critical
 * Hit, and death if the damage equals or exceeds the Hit Point maximum. In an edition where Hit Points go below 0, they
 * go down. A Stable creature starts dying again, without successes and failures, and suffers the damage too.
 *
 * @throws RangeError if Hit Points go below 0 and the Hit Points at which the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18)
 * @source 2012 playtest, Damage and Dying
 * @example
 * damageAtZero(JUST_DROPPED, { damage: 7, criticalHit: true, hitPointMaximum: 20 }, srd521.dying) // => { kind: 'dying', successes: 0, failures: 2, hitPoints: 0 }
 * damageAtZero(JUST_DROPPED, { damage: 20, criticalHit: false, hitPointMaximum: 20 }, srd521.dying) // => { kind: 'dead' }
 * damageAtZero(JUST_DROPPED, { damage: 7, criticalHit: true, hitPointMaximum: 20, deadlyHitPoints: -19 }, next2012.dying) // => { kind: 'dying', successes: 0, failures: 0, hitPoints: -7 }
 */
export function damageAtZero(state: DyingState, dealt: DamageAtZero, rule: DyingRule): DyingState {
  const { damage, hitPointMaximum, deadlyHitPoints: deadly } = dealt
  if (state.kind === 'dead' || state.kind === 'conscious' || damage <= 0) return state
  const dying = state.kind === 'stable' ? { ...state, kind: 'dying' as const, successes: 0, failures: 0 } : state
  if (rule.failure === 'damage') return loseHitPoints(dying, damage, deadly)
  if (damage >= hitPointMaximum) return { kind: 'dead' }
  return countFailures(dying, failuresByDamage(dealt, rule), rule)
}
