import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { DamageRuleStep } from './steps.ts'
import { requireVitals, type Vitals } from './vitals.ts'

const CHOICES = ['keep', 'take'] as const

/** A creature that receives Temporary Hit Points. */
export interface TemporaryHitPointsGained {
  readonly vitals: Vitals
  /** those that it receives: from 0 */
  readonly points: number
  /** what it does if it already has some: keep them, or take the new ones */
  readonly choice: (typeof CHOICES)[number]
}

/**
 * A creature that receives Temporary Hit Points. They do not stack: a creature that already has some keeps them or
 * takes the new ones. They are not healing, so a creature at full Hit Points can receive them, and one with 0 Hit
 * Points stays at 0. In an edition without Temporary Hit Points nothing changes.
 *
 * @throws RangeError if the points are negative or not an integer, the choice is unknown, or the vitals have a wrong
 * number or kind of life
 * @source SRD 5.2.1, Playing the Game, Temporary Hit Points (page 18)
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), temporaryHitPoints: 10 }
 * gainTemporaryHitPoints({ vitals: hero, points: 12, choice: 'take' }).temporaryHitPoints // => 12
 * gainTemporaryHitPoints({ vitals: hero, points: 12, choice: 'keep' }).temporaryHitPoints // => 10
 */
export function gainTemporaryHitPoints(
  { vitals, points, choice }: TemporaryHitPointsGained,
  { temporaryHitPoints: supported }: RulesOf<'temporaryHitPoints'> = srd521DamageAndHealing,
): Vitals {
  requireVitals(vitals)
  requireInteger('points', points, FROM_0)
  requireOneOf('choice', choice, CHOICES)
  const has = vitals.temporaryHitPoints > 0
  return supported && (choice === 'take' || !has) ? { ...vitals, temporaryHitPoints: points } : vitals
}

/** Temporary Hit Points, and damage to the creature that has them. */
export interface DamageToTemporaryHitPoints {
  readonly temporaryHitPoints: number
  readonly damage: number
}

/** Damage after Temporary Hit Points have taken their share. */
export interface BufferedDamage {
  readonly temporaryHitPoints: number
  /** what carries over to the Hit Points */
  readonly leftover: number
}

/**
 * Damage to a creature with Temporary Hit Points: they are lost first, and the rest carries over to the Hit Points.
 *
 * @throws RangeError if a number is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Lose Temporary Hit Points First (page 18)
 * @example
 * loseTemporaryHitPointsFirst({ temporaryHitPoints: 5, damage: 7 }).value.leftover // => 2
 * loseTemporaryHitPointsFirst({ temporaryHitPoints: 5, damage: 3 }).value.temporaryHitPoints // => 2
 */
export function loseTemporaryHitPointsFirst({
  temporaryHitPoints,
  damage,
}: DamageToTemporaryHitPoints): WithSteps<BufferedDamage, DamageRuleStep> {
  requireInteger('temporaryHitPoints', temporaryHitPoints, FROM_0)
  requireInteger('damage', damage, FROM_0)
  const lost = Math.min(temporaryHitPoints, damage)
  if (lost === 0) return { value: { temporaryHitPoints, leftover: damage }, steps: [] }
  const after = { temporaryHitPoints: temporaryHitPoints - lost, leftover: damage - lost }
  const values = { before: temporaryHitPoints, damage, ...after }
  return { value: after, steps: [{ kind: 'temporary-hit-points-lost', rule: 'temporary-hit-points', values }] }
}
