import { ANY_INTEGER, type Bounds, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { DyingState } from './death-saving-throw.ts'
import type { Vitals } from './hit-points.ts'
import { LIFE_KINDS } from './steps.ts'

/** Hit Points at which a creature dies, in an edition where they go below 0. */
export const BELOW_ZERO: Bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: -1 }

/** Checks the life of an argument: its kind, and the numbers that a life of this kind has. */
export function requireLife(name: string, life: DyingState): void {
  requireOneOf(`${name}.kind`, life.kind, LIFE_KINDS)
  if (life.kind === 'dead') return
  requireInteger(`${name}.hitPoints`, life.hitPoints, ANY_INTEGER)
  if (life.kind !== 'dying') return
  requireInteger(`${name}.successes`, life.successes, FROM_0)
  requireInteger(`${name}.failures`, life.failures, FROM_0)
}

/** Checks the Hit Points of an argument. */
export function requireVitals({ hitPointMaximum, temporaryHitPoints, life, deadlyHitPoints }: Vitals): void {
  requireInteger('vitals.hitPointMaximum', hitPointMaximum, FROM_0)
  requireInteger('vitals.temporaryHitPoints', temporaryHitPoints, FROM_0)
  requireLife('vitals.life', life)
  if (deadlyHitPoints !== undefined) requireInteger('vitals.deadlyHitPoints', deadlyHitPoints, BELOW_ZERO)
}
