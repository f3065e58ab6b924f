import { FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { countFailures, loseHitPoints } from './death-saving-throw.ts'
import { type DyingState, requireLife } from './vitals.ts'

/** Damage that a creature takes while it has 0 Hit Points or fewer. */
export interface DamageAtZero {
  /** after Resistance and the like, from 0 */
  readonly damage: number
  /** not by default */
  readonly criticalHit?: boolean
  readonly hitPointMaximum: number
}

/** The life of a creature with 0 Hit Points or fewer, and damage that it takes. */
export interface LifeAtZero extends DamageAtZero {
  readonly life: DyingState
  /** the Hit Points at which the creature dies, in an edition where they go below 0 */
  readonly deadlyHitPoints?: number
}

/**
 * How many failed Death Saving Throws damage at 0 Hit Points counts as: none if it kills outright, or if Hit Points go
 * down instead.
 *
 * @throws RangeError if the damage is negative or not an integer, or the Hit Point maximum is less than 1 or not one
 * @source SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18)
 * @example
 * failuresByDamage({ damage: 7, criticalHit: true, hitPointMaximum: 20 }) // => 2
 * failuresByDamage({ damage: 20, criticalHit: true, hitPointMaximum: 20 }) // => 0
 */
export function failuresByDamage(
  { damage, criticalHit = false, hitPointMaximum }: DamageAtZero,
  { dying }: RulesOf<'dying'> = srd521DamageAndHealing,
): number {
  requireInteger('damage', damage, FROM_0)
  requireInteger('hitPointMaximum', hitPointMaximum, FROM_1)
  if (dying.failure !== 'counted' || damage === 0 || damage >= hitPointMaximum) return 0
  return criticalHit ? dying.criticalHitFailures : dying.damageFailures
}

/**
 * The life of a creature after damage at 0 Hit Points. In an edition that counts failures, it is one failure, two for a Critical
 * Hit, and death if the damage equals or exceeds the Hit Point maximum. In an edition where Hit Points go below 0, they
 * go down. A Stable creature starts dying again, without successes and failures, and suffers the damage too.
 *
 * @throws RangeError if a number is not an integer within bounds, the kind of life is unknown, or Hit Points go below 0
 * and the Hit Points at which the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Damage at 0 Hit Points (page 18)
 * @source 2012 playtest, Damage and Dying
 * @example
 * lifeAfterDamageAtZero({ life: JUST_DROPPED, damage: 7, criticalHit: true, hitPointMaximum: 20 }) // => { kind: 'dying', successes: 0, failures: 2, hitPoints: 0 }
 * lifeAfterDamageAtZero({ life: JUST_DROPPED, damage: 20, hitPointMaximum: 20 }) // => { kind: 'dead' }
 * lifeAfterDamageAtZero({ life: JUST_DROPPED, damage: 7, hitPointMaximum: 20, deadlyHitPoints: -19 }, next2012) // => { kind: 'dying', successes: 0, failures: 0, hitPoints: -7 }
 */
export function lifeAfterDamageAtZero(
  { life, damage, criticalHit = false, hitPointMaximum, deadlyHitPoints }: LifeAtZero,
  ruleset: RulesOf<'dying'> = srd521DamageAndHealing,
): DyingState {
  requireLife('life', life)
  const failures = failuresByDamage({ damage, criticalHit, hitPointMaximum }, ruleset)
  if (life.kind === 'dead' || life.kind === 'conscious' || damage === 0) return life
  const dying = life.kind === 'stable' ? { ...life, kind: 'dying' as const, successes: 0, failures: 0 } : life
  const rule = ruleset.dying
  if (rule.failure === 'damage') return loseHitPoints(dying, damage, deadlyHitPoints)
  return damage >= hitPointMaximum ? { kind: 'dead' } : countFailures(dying, failures, rule)
}
