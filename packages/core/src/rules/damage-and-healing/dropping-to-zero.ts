import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import { failuresByDamage, lifeAfterDamageAtZero } from './damage-at-0-hit-points.ts'
import { hitPointsOf } from './hit-points.ts'
import { knockedOut } from './knock-out.ts'
import type { DamageRuleStep } from './steps.ts'
import { loseTemporaryHitPointsFirst } from './temporary-hit-points.ts'
import { type DyingState, requireVitals, type Vitals } from './vitals.ts'

/** A creature, and damage that it takes. */
export interface DamagedVitals {
  readonly vitals: Vitals
  /** after Resistance and the like, see `damageTaken`: from 0 */
  readonly damage: number
  /** not by default */
  readonly criticalHit?: boolean
  /**
   * the attacker spares the creature if the damage would drop it; `canKnockOut` says whether that is possible; not by
   * default
   */
  readonly spares?: boolean
}

/** What damage leads to. */
export type DamageResult =
  /** it takes none, or Temporary Hit Points take all of it, or it is dead */
  | 'no-loss'
  | 'loses-hit-points'
  | 'knocked-out'
  | 'falls-unconscious'
  /** it already had 0 Hit Points or fewer */
  | 'suffers-at-zero'
  | 'dies'

/** A creature after damage. */
export interface Damaged {
  readonly vitals: Vitals
  readonly result: DamageResult
}

type Rules = RulesOf<'dying' | 'instantDeath' | 'knockOut'>

/** The outcome for a creature that damage drops to 0 Hit Points or fewer. */
function drop(vitals: Vitals, hitPoints: number, damage: number, ruleset: Rules): DyingState {
  const { hitPointMaximum, diesAtZero } = vitals
  const remainder = damage - hitPoints
  if (diesAtZero || (ruleset.instantDeath.massiveDamage && remainder >= hitPointMaximum)) return { kind: 'dead' }
  const dropped: DyingState = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 }
  return ruleset.dying.failure === 'counted'
    ? dropped
    : lifeAfterDamageAtZero({ ...vitals, life: dropped, damage: remainder }, ruleset)
}

/**
 * Damage to a creature that already has 0 Hit Points or fewer: all damage counts, even if Temporary Hit Points take it.
 */
function sufferAtZero(
  vitals: Vitals,
  damage: number,
  criticalHit: boolean,
  ruleset: Rules,
): WithSteps<Damaged, DamageRuleStep> {
  const { dying } = ruleset
  const { hitPointMaximum, life: before } = vitals
  const dealt = { ...vitals, damage, criticalHit }
  const life = lifeAfterDamageAtZero(dealt, ruleset)
  const failures = failuresByDamage(dealt, ruleset)
  const rule = 'damage-at-0-hit-points'
  const values = {
    before: hitPointsOf(before),
    damage,
    hitPointMaximum,
    hitPoints: hitPointsOf(life),
    is: life.kind,
  }
  const step: DamageRuleStep =
    dying.failure === 'counted' && failures > 0
      ? {
          kind: 'damage-at-zero-counted',
          rule,
          values: {
            ...values,
            added: failures,
            failures: life.kind === 'dying' ? life.failures : dying.failuresToDie,
          },
        }
      : { kind: 'damage-at-zero', rule, values }
  const result = life.kind === 'dead' ? 'dies' : 'suffers-at-zero'
  return { value: { vitals: { ...vitals, life }, result }, steps: [step] }
}

/**
 * A creature takes damage: Temporary Hit Points are lost first, then Hit Points. When it drops to 0, a monster dies and
 * a character falls unconscious and starts dying, unless the remaining damage kills it at once or the attacker spares
 * it. For a creature that is already at 0 the edition decides; if that means failed Death Saving Throws, the step says
 * how many, and all damage counts, even if Temporary Hit Points take all of it. The dead stay dead. The step names the
 * rule of Instant Death for a creature that dies outright, and the rule of the dead for a character whose Hit Points go
 * below 0 to the point at which it dies.
 *
 * @throws RangeError if a number is not an integer within bounds, the kind of life is unknown, or Hit Points go below 0
 * and the Hit Points at which the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Dropping to 0 Hit Points (pages 17–18), Damage at 0 Hit Points, Temporary Hit
 * Points (page 18)
 * @source 2012 playtest, Damage and Dying
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 12, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 6 } } as const
 * vitalsAfterDamage({ vitals: hero, damage: 18 }).value.result // => 'dies'
 * vitalsAfterDamage({ vitals: hero, damage: 17 }).value.result // => 'falls-unconscious'
 * vitalsAfterDamage({ vitals: { ...hero, deadlyHitPoints: -19 }, damage: 18 }, next2012).value.vitals.life // => { kind: 'dying', successes: 0, failures: 0, hitPoints: -12 }
 */
export function vitalsAfterDamage(
  { vitals, damage, criticalHit = false, spares = false }: DamagedVitals,
  ruleset: Rules = srd521DamageAndHealing,
): WithSteps<Damaged, DamageRuleStep> {
  requireVitals(vitals)
  requireInteger('damage', damage, FROM_0)
  const before = vitals.life
  if (damage === 0 || before.kind === 'dead') return { value: { vitals, result: 'no-loss' }, steps: [] }
  const {
    value: { temporaryHitPoints, leftover },
    steps,
  } = loseTemporaryHitPointsFirst({ temporaryHitPoints: vitals.temporaryHitPoints, damage })
  const { hitPointMaximum } = vitals
  const after = (life: DyingState, result: DamageResult, rule: RuleId): WithSteps<Damaged, DamageRuleStep> => ({
    value: { vitals: { ...vitals, temporaryHitPoints, life }, result },
    steps: [
      ...steps,
      {
        kind: 'damage-taken',
        rule,
        values: {
          before: before.hitPoints,
          damage: leftover,
          hitPointMaximum,
          hitPoints: hitPointsOf(life),
          is: life.kind,
        },
      },
    ],
  })
  if (before.kind !== 'conscious') {
    const suffered = sufferAtZero({ ...vitals, temporaryHitPoints }, damage, criticalHit, ruleset)
    return { value: suffered.value, steps: [...steps, ...suffered.steps] }
  }
  const { hitPoints } = before
  if (leftover === 0) return { value: { vitals: { ...vitals, temporaryHitPoints }, result: 'no-loss' }, steps }
  if (leftover < hitPoints) {
    return after({ kind: 'conscious', hitPoints: hitPoints - leftover }, 'loses-hit-points', 'hit-points')
  }
  if (spares) return after(knockedOut(ruleset), 'knocked-out', 'knocking-out-a-creature')
  const life = drop(vitals, hitPoints, leftover, ruleset)
  if (life.kind === 'dead') {
    const atDeadlyHitPoints = ruleset.dying.failure === 'damage' && !vitals.diesAtZero
    return after(life, 'dies', atDeadlyHitPoints ? 'dead' : 'instant-death')
  }
  return after(life, 'falls-unconscious', 'falling-unconscious')
}
