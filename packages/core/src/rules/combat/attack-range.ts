import { FROM_0, requireInteger } from '../../bounds.ts'
import { isOneOf, requireOneOf } from '../../one-of.ts'
import type { WithSteps } from '../../steps/step.ts'
import { WEAPON_KINDS } from '../../vocabulary/weapons.ts'
import type { RollCircumstance } from '../d20-tests/roll-circumstance.ts'
import type { CombatRuleStep } from './steps.ts'

/**
 * The reach of a creature in feet, unless a rule says otherwise.
 *
 * @source SRD 5.2.1, Playing the Game, Reach (page 15); 2012 playtest, Melee Attacks
 */
export const REACH_FEET = 5

/** The reach or range of an attack. A thrown weapon is ranged. */
export type AttackDistance =
  | { readonly kind: 'melee'; readonly reachFeet: number }
  /** `longFeet` is the long range; an attack with a single range has none */
  | { readonly kind: 'ranged'; readonly rangeFeet: number; readonly longFeet?: number }

/** How far away a target is for an attack; a target that is `out` cannot be attacked. */
export const ATTACK_RANGES = ['in-reach', 'in-range', 'in-long-range', 'out'] as const

/** The id of how far away a target is. */
export type AttackRange = (typeof ATTACK_RANGES)[number]

/** Whether a value is the id of how far away a target is. */
export const isAttackRange = (value: unknown): value is AttackRange => isOneOf(value, ATTACK_RANGES)

/** An attack on a target at a distance. */
export interface AttackAtDistance {
  readonly attack: AttackDistance
  readonly distanceFeet: number
}

/** How far away a target is, and how that changes the attack roll. */
export interface RangedTarget {
  readonly range: AttackRange
  readonly circumstances: readonly RollCircumstance[]
}

function requireDistance(attack: AttackDistance): void {
  requireOneOf('attack.kind', attack.kind, WEAPON_KINDS)
  if (attack.kind === 'melee') {
    requireInteger('attack.reachFeet', attack.reachFeet, FROM_0)
    return
  }
  requireInteger('attack.rangeFeet', attack.rangeFeet, FROM_0)
  if (attack.longFeet !== undefined) requireInteger('attack.longFeet', attack.longFeet, FROM_0)
}

const rangeAt = (feet: number, attack: AttackDistance): AttackRange => {
  if (attack.kind === 'melee') return feet <= attack.reachFeet ? 'in-reach' : 'out'
  if (feet <= attack.rangeFeet) return 'in-range'
  return attack.longFeet !== undefined && feet <= attack.longFeet ? 'in-long-range' : 'out'
}

/**
 * Whether a target is within reach, within normal or long range, or out of range. Beyond normal range the attack roll
 * has Disadvantage.
 *
 * @throws RangeError if a number of feet is negative or not an integer, or the kind of attack is unknown
 * @source SRD 5.2.1, Playing the Game, Range and Reach (page 15); 2012 playtest, Melee Attacks, Ranged Attacks
 * @example
 * attackRange({ attack: { kind: 'ranged', rangeFeet: 80, longFeet: 320 }, distanceFeet: 100 }).value.range // => 'in-long-range'
 * attackRange({ attack: { kind: 'melee', reachFeet: 5 }, distanceFeet: 10 }).value.range // => 'out'
 */
export function attackRange({ attack, distanceFeet: feet }: AttackAtDistance): WithSteps<RangedTarget, CombatRuleStep> {
  requireInteger('distanceFeet', feet, FROM_0)
  requireDistance(attack)
  const { kind, ...distances } = attack
  const range = rangeAt(feet, attack)
  const rule = kind === 'melee' ? 'reach' : 'range'
  return {
    value: { range, circumstances: range === 'in-long-range' ? [{ rule: 'range', gives: 'disadvantage' }] : [] },
    steps: [
      range === 'in-reach' || range === 'in-range'
        ? { kind: 'in-normal-range', rule, values: { feet, ...distances } }
        : { kind: 'beyond-normal-range', rule, values: { feet, ...distances, range } },
    ],
  }
}
