import { requireInteger } from '../../bounds.ts'
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
export type AttackRange = 'in-reach' | 'in-range' | 'in-long-range' | 'out'

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

const rangeAt = (feet: number, attack: AttackDistance): AttackRange => {
  if (attack.kind === 'melee') return feet <= attack.reachFeet ? 'in-reach' : 'out'
  if (feet <= attack.rangeFeet) return 'in-range'
  return attack.longFeet !== undefined && feet <= attack.longFeet ? 'in-long-range' : 'out'
}

/**
 * Whether a target is within reach, within normal or long range, or out of range. Beyond normal range the attack roll
 * has Disadvantage.
 *
 * @param feet the distance to the target
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Range and Reach (page 15); 2012 playtest, Melee Attacks, Ranged Attacks
 * @example
 * attackRange(100, { kind: 'ranged', rangeFeet: 80, longFeet: 320 }).range // => 'in-long-range'
 * attackRange(10, { kind: 'melee', reachFeet: 5 }).range // => 'out'
 */
export function attackRange(
  feet: number,
  attack: AttackDistance,
): {
  readonly range: AttackRange
  readonly circumstances: readonly RollCircumstance[]
  readonly steps: readonly CombatRuleStep[]
} {
  requireInteger('feet', feet, FEET)
  const { kind, ...distances } = attack
  for (const [name, value] of Object.entries(distances)) requireInteger(name, value, FEET)
  const range = rangeAt(feet, attack)
  const rule = kind === 'melee' ? 'reach' : 'range'
  return {
    range,
    circumstances: range === 'in-long-range' ? [{ rule: 'range', gives: 'disadvantage' }] : [],
    steps: [
      range === 'in-reach' || range === 'in-range'
        ? { kind: 'in-normal-range', rule, values: { feet, ...distances } }
        : { kind: 'beyond-normal-range', rule, values: { feet, ...distances, range } },
    ],
  }
}
