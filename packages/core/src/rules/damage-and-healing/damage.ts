import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import type { DAMAGE_STEP_KINDS } from './steps.ts'

/**
 * The minimum damage: a penalty can reduce damage to this, never below.
 *
 * @source SRD 5.2.1, Playing the Game, Damage Rolls (page 16)
 */
export const MINIMUM_DAMAGE = 0

/** What changes the damage of one type that a target takes. Several instances of the same modifier count as one. */
export interface DamageModifiers {
  /** the sum of bonuses and penalties to the damage, applied first; 0 by default */
  readonly adjustment?: number
  /** not by default, like the next two */
  readonly resistance?: boolean
  readonly vulnerability?: boolean
  readonly immunity?: boolean
}

/** Damage of one type that is dealt to a target. */
export interface DamageOfOneType extends DamageModifiers {
  /** the damage dealt; below 0 it is 0 */
  readonly dealt: number
}

/** A rule that changes the damage that a target takes. */
export type DamageChangeRule = 'order-of-application' | 'resistance' | 'vulnerability' | 'immunity'

/** One step between the damage dealt and the damage taken. */
export type DamageChange = StepOf<typeof DAMAGE_STEP_KINDS, 'damage-changed'> & { readonly rule: DamageChangeRule }

/**
 * The damage taken, with modifiers in order: adjustments, then Resistance (halved, rounded down), then Vulnerability
 * (doubled). Immunity prevents all of it.
 *
 * @returns the damage taken and each step that changed it
 * @throws RangeError if the damage or the adjustment is not an integer
 * @source SRD 5.2.1, Playing the Game, Order of Application (page 17)
 * @example
 * damageTaken({ dealt: 28, adjustment: -5, resistance: true, vulnerability: true }).value // => 22
 */
export function damageTaken({
  dealt,
  adjustment = 0,
  resistance = false,
  vulnerability = false,
  immunity = false,
}: DamageOfOneType): WithSteps<number, DamageChange> {
  requireInteger('dealt', dealt, ANY_INTEGER)
  requireInteger('adjustment', adjustment, ANY_INTEGER)
  const steps: DamageChange[] = []
  let taken = Math.max(MINIMUM_DAMAGE, dealt)
  const apply = (rule: DamageChangeRule, after: number): void => {
    steps.push({ kind: 'damage-changed', rule, values: { before: taken, damage: after } })
    taken = after
  }
  if (immunity) apply('immunity', MINIMUM_DAMAGE)
  else {
    if (adjustment !== 0) apply('order-of-application', Math.max(MINIMUM_DAMAGE, taken + adjustment))
    if (resistance) apply('resistance', divideRoundDown(taken, 2))
    if (vulnerability) apply('vulnerability', taken * 2)
  }
  return { value: taken, steps }
}

/**
 * The damage on a successful save against an effect that deals half on a success.
 *
 * @throws RangeError if the damage is not an integer
 * @source SRD 5.2.1, Playing the Game, Half Damage (page 16)
 * @example
 * halfDamage(27) // => 13
 */
export const halfDamage = (damage: number): number => divideRoundDown(requireInteger('damage', damage, ANY_INTEGER), 2)
