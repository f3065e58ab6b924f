import { isOneOf } from '../one-of.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { AnyCondition } from '../vocabulary/conditions.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { Size } from '../vocabulary/sizes.ts'

/** A condition that comes with a hit or a failed saving throw. */
export interface InflictedCondition {
  readonly condition: AnyCondition
  /** the largest size of a creature that gets it */
  readonly largest?: Size
  /** of Grappled: the DC to escape */
  readonly escapeDc?: number
  /** the next turn at whose start or end it ends: of the creature that gives it, or of the one that gets it */
  readonly until?: { readonly at: 'start' | 'end'; readonly of: 'source' | 'target' }
}

/** A saving throw against an effect, and what the effect does. */
export interface SavingEffect {
  readonly ability: Ability
  readonly dc: number
  /** rolled once for all targets; labels name types other than this one */
  readonly damage?: { readonly notation: string; readonly type: DamageType }
  /** what a success leaves of the damage; it avoids the conditions */
  readonly onSuccess: 'half' | 'none'
  readonly conditions?: readonly InflictedCondition[]
}

/** What comes with a hit of an attack besides its damage. */
export interface OnHit {
  readonly conditions?: readonly InflictedCondition[]
  readonly save?: SavingEffect
}

/** What a creature uses to do something of its stat block. */
export const SPECIAL_ACTION_COSTS = ['action', 'bonus-action', 'reaction', 'legendary-action'] as const

/** The id of what a special action takes. */
export type SpecialActionCost = (typeof SPECIAL_ACTION_COSTS)[number]

/** Whether a value is the id of what a special action takes. */
export const isSpecialActionCost = (value: unknown): value is SpecialActionCost => isOneOf(value, SPECIAL_ACTION_COSTS)

/**
 * Something that a creature can do by its stat block, besides an attack: a breath, a gaze, a spell, a legendary action. What
 * its words say beyond these figures is decided by separate events.
 */
export interface SpecialAction {
  readonly id: string
  readonly takes: SpecialActionCost
  readonly save?: SavingEffect
  /** how many creatures save against it; left out if an area or the words decide */
  readonly targets?: number
  /** how far away they can be; left out if the words decide */
  readonly withinFeet?: number
  /** one of its attacks that it makes, and how often; an attack with the same id can be made by this alone */
  readonly makes?: { readonly attack: string; readonly times: number }
  /** the lowest number of the d6 that recharges it at the start of a turn */
  readonly recharge?: number
  /** how often it can be used until the next Long Rest */
  readonly uses?: number
  /** whether a legendary action can be taken only once until the start of its next turn */
  readonly oncePerRound?: boolean
}

/** One step of a Multiattack: some of these attacks and special actions, in any combination. */
export interface MultiattackStep {
  readonly of: readonly string[]
  readonly times: number
}

/** What a creature does with its Multiattack: these steps, in any order. */
export type Multiattack = readonly MultiattackStep[]

/**
 * Whether a Multiattack has room for these attacks and special actions together. Each takes one place of a step that names it.
 */
const fits = (steps: Multiattack, made: readonly string[]): boolean => {
  const [first, ...others] = made
  if (first === undefined) return true
  return steps.some(
    ({ of, times }, place) =>
      times > 0 &&
      of.includes(first) &&
      fits(
        steps.map((step, index) => (index === place ? { ...step, times: times - 1 } : step)),
        others,
      ),
  )
}

/** Whether one of the Multiattacks of a creature has room for one more attack or special action after those made. */
export const multiattackAllows = (
  multiattacks: readonly Multiattack[],
  made: readonly string[],
  next: string,
): boolean => multiattacks.some((steps) => fits(steps, [...made, next]))
