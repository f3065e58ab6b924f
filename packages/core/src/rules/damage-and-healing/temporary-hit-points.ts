import { requireInteger } from '../../bounds.ts'
import type { Vitals } from './hit-points.ts'
import type { DamageRuleStep } from './steps.ts'

const POINTS = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * A creature that receives Temporary Hit Points. They do not stack: a creature that already has some keeps them or
 * takes the new ones. They are not healing, so a creature at full Hit Points can receive them, and one with 0 Hit
 * Points stays at 0.
 *
 * @param choice what to do with the ones it has
 * @param supported whether the edition has Temporary Hit Points; otherwise nothing changes
 * @throws RangeError if the points are negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Temporary Hit Points (page 18)
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), temporaryHitPoints: 10 }
 * gainTemporaryHitPoints(hero, 12, 'take', srd521.temporaryHitPoints).temporaryHitPoints // => 12
 * gainTemporaryHitPoints(hero, 12, 'keep', srd521.temporaryHitPoints).temporaryHitPoints // => 10
 */
export function gainTemporaryHitPoints(
  vitals: Vitals,
  points: number,
  choice: 'keep' | 'take',
  supported: boolean,
): Vitals {
  requireInteger('points', points, POINTS)
  const has = vitals.temporaryHitPoints > 0
  return supported && (choice === 'take' || !has) ? { ...vitals, temporaryHitPoints: points } : vitals
}

/** Damage after Temporary Hit Points have taken their share. */
export interface BufferedDamage {
  readonly temporaryHitPoints: number
  /** what carries over to the Hit Points */
  readonly leftover: number
  readonly steps: readonly DamageRuleStep[]
}

/**
 * Damage to a creature with Temporary Hit Points: they are lost first, and the rest carries over to the Hit Points.
 *
 * @throws RangeError if a number is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Lose Temporary Hit Points First (page 18)
 * @example
 * loseTemporaryHitPointsFirst(5, 7).leftover // => 2
 * loseTemporaryHitPointsFirst(5, 3).temporaryHitPoints // => 2
 */
export function loseTemporaryHitPointsFirst(temporaryHitPoints: number, damage: number): BufferedDamage {
  requireInteger('temporaryHitPoints', temporaryHitPoints, POINTS)
  requireInteger('damage', damage, POINTS)
  const lost = Math.min(temporaryHitPoints, damage)
  if (lost === 0) return { temporaryHitPoints, leftover: damage, steps: [] }
  const after = { temporaryHitPoints: temporaryHitPoints - lost, leftover: damage - lost }
  const values = { before: temporaryHitPoints, damage, ...after }
  return { ...after, steps: [{ kind: 'temporary-hit-points-lost', rule: 'temporary-hit-points', values }] }
}
