import { requireInteger } from '../../bounds.ts'
import type { DamageAndHealingRules } from '../../rulesets/damage-and-healing.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import { damageAtZero, failuresByDamage } from './damage-at-0-hit-points.ts'
import type { DyingState } from './death-saving-throw.ts'
import { hitPointsOf, type Vitals } from './hit-points.ts'
import { knockedOut } from './knock-out.ts'
import type { DamageRuleStep } from './steps.ts'
import { loseTemporaryHitPointsFirst } from './temporary-hit-points.ts'

/** Damage that a creature takes, after Resistance and the like. */
export interface DamageDealt {
  readonly damage: number
  readonly criticalHit?: boolean
  /** the attacker spares the creature if the damage would drop it; `canKnockOut` says whether that is possible */
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
  readonly steps: readonly DamageRuleStep[]
}

type Rules = Pick<DamageAndHealingRules, 'dying' | 'instantDeath' | 'knockOut'>

/** The outcome for a creature that damage drops to 0 Hit Points or fewer. */
function drop(vitals: Vitals, hitPoints: number, damage: number, rules: Rules): DyingState {
  const { hitPointMaximum, diesAtZero } = vitals
  const remainder = damage - hitPoints
  if (diesAtZero || (rules.instantDeath.massiveDamage && remainder >= hitPointMaximum)) return { kind: 'dead' }
  const dropped: DyingState = { kind: 'dying', successes: 0, failures: 0, hitPoints: 0 }
  return rules.dying.failure === 'counted'
    ? dropped
    : damageAtZero(dropped, { ...vitals, damage: remainder, criticalHit: false }, rules.dying)
}

/**
 * Damage to a creature that already has 0 Hit Points or fewer: all damage counts, even if Temporary Hit Points take it.
 */
function sufferAtZero(vitals: Vitals, damage: number, criticalHit: boolean, { dying }: Rules): Damaged {
  const { hitPointMaximum, life: before } = vitals
  const dealt = { ...vitals, damage, criticalHit }
  const life = damageAtZero(before, dealt, dying)
  const failures = failuresByDamage(dealt, dying)
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
  return { vitals: { ...vitals, life }, result: life.kind === 'dead' ? 'dies' : 'suffers-at-zero', steps: [step] }
}

/**
 * A creature takes damage: Temporary Hit Points are lost first, then Hit Points. When it drops to 0, a monster dies and
 * a character falls unconscious and starts dying, unless the remaining damage kills it at once or the attacker spares
 * it. For a creature that is already at 0 the edition decides; if that means failed Death Saving Throws, the step says
 * how many, and all damage counts, even if Temporary Hit Points take all of it. The dead stay dead. The step names the
 * rule of Instant Death for a creature that dies outright, and the rule of the dead for a character whose Hit Points go
 * below 0 to the point at which it dies.
 *
 * @throws RangeError if the damage is negative or not an integer, or if Hit Points go below 0 and the Hit Points at
 * which the creature dies are left out
 * @source SRD 5.2.1, Playing the Game, Dropping to 0 Hit Points (pages 17–18), Damage at 0 Hit Points, Temporary Hit
 * Points (page 18)
 * @source 2012 playtest, Damage and Dying
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 12, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 6 } }
 * takeHitPointDamage(hero, { damage: 18 }, srd521).result // => 'dies'
 * takeHitPointDamage(hero, { damage: 17 }, srd521).result // => 'falls-unconscious'
 * takeHitPointDamage({ ...hero, deadlyHitPoints: -19 }, { damage: 18 }, next2012).vitals.life // => { kind: 'dying', successes: 0, failures: 0, hitPoints: -12 }
 */
export function takeHitPointDamage(
  vitals: Vitals,
  { damage, criticalHit = false, spares = false }: DamageDealt,
  rules: Rules,
): Damaged {
  requireInteger('damage', damage, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  const before = vitals.life
  if (damage === 0 || before.kind === 'dead') return { vitals, result: 'no-loss', steps: [] }
  const { temporaryHitPoints, leftover, steps } = loseTemporaryHitPointsFirst(vitals.temporaryHitPoints, damage)
  const { hitPointMaximum } = vitals
  const after = (life: DyingState, result: DamageResult, rule: RuleId): Damaged => ({
    vitals: { ...vitals, temporaryHitPoints, life },
    result,
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
    const suffered = sufferAtZero({ ...vitals, temporaryHitPoints }, damage, criticalHit, rules)
    return { ...suffered, steps: [...steps, ...suffered.steps] }
  }
  const { hitPoints } = before
  if (leftover === 0) return { vitals: { ...vitals, temporaryHitPoints }, result: 'no-loss', steps }
  if (leftover < hitPoints) {
    return after({ kind: 'conscious', hitPoints: hitPoints - leftover }, 'loses-hit-points', 'hit-points')
  }
  if (spares) return after(knockedOut(rules.knockOut), 'knocked-out', 'knocking-out-a-creature')
  const life = drop(vitals, hitPoints, leftover, rules)
  if (life.kind === 'dead') {
    const atDeadlyHitPoints = rules.dying.failure === 'damage' && !vitals.diesAtZero
    return after(life, 'dies', atDeadlyHitPoints ? 'dead' : 'instant-death')
  }
  return after(life, 'falls-unconscious', 'falling-unconscious')
}
