import { ANY_INTEGER, type Bounds, FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { LIFE_KINDS } from './steps.ts'

/** The state of a creature with 0 Hit Points or fewer. Its Hit Points are below 0 only if the ruleset allows that. */
export type DyingState =
  | { readonly kind: 'dying'; readonly successes: number; readonly failures: number; readonly hitPoints: number }
  | { readonly kind: 'stable'; readonly hitPoints: number }
  | { readonly kind: 'dead' }
  | { readonly kind: 'conscious'; readonly hitPoints: number }

/** A creature's Hit Points and what depends on them: plain data, changed only by the rules. */
export interface Vitals {
  readonly hitPointMaximum: number
  readonly temporaryHitPoints: number
  /** `conscious` means that it has Hit Points, whatever its conditions */
  readonly life: DyingState
  /** it dies when it drops to 0: a monster, unless the GM treats it like a character */
  readonly diesAtZero: boolean
  /** the Hit Points at which it dies, in an edition where they go below 0 */
  readonly deadlyHitPoints?: number
}

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
