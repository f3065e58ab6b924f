import { requireInteger } from '../../bounds.ts'
import type { CarryingRule, Haul } from '../../rulesets/exploration.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { divideRoundDown } from '../basics/round-down.ts'
import type { ObjectRuleStep } from './steps.ts'

/** What determines how much a creature can carry. */
export interface Carrier {
  /** the Strength score, not the modifier */
  readonly strength: number
  readonly size: Size
}

/** The maximum weights that a creature can move: whole pounds, in quarter pounds, like the weight of equipment. */
export interface CarryingCapacity {
  /** without being encumbered; the same as `carryQuarterPounds` in an edition without encumbrance */
  readonly unencumberedQuarterPounds: number
  readonly carryQuarterPounds: number
  readonly dragLiftPushQuarterPounds: number
}

const QUARTERS = 4

/** A weight without the part of it that is less than a pound. */
const wholePounds = (quarterPounds: number): number => divideRoundDown(quarterPounds, QUARTERS) * QUARTERS

/**
 * The carrying capacity of a creature: its Strength times the weight for its size, rounded down to a pound.
 *
 * @throws RangeError if the Strength is not an ability score
 * @source SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178); Playing the Game, Round Down (page 5)
 * @source 2012 playtest, Strength, Carrying Capacity
 * @example
 * carryingCapacity({ strength: 15, size: 'medium' }, srd521.carrying).carryQuarterPounds // => 900
 * carryingCapacity({ strength: 15, size: 'tiny' }, srd521.carrying).carryQuarterPounds // => 448
 * carryingCapacity({ strength: 15, size: 'medium' }, next2012.carrying).unencumberedQuarterPounds // => 600
 */
export function carryingCapacity({ strength, size }: Carrier, { capacities }: CarryingRule): CarryingCapacity {
  requireInteger('strength', strength, ABILITY_SCORES)
  const row = capacities[size]
  return {
    unencumberedQuarterPounds: wholePounds(strength * row.unencumberedQuarterPounds),
    carryQuarterPounds: wholePounds(strength * row.carryQuarterPounds),
    dragLiftPushQuarterPounds: wholePounds(strength * row.dragLiftPushQuarterPounds),
  }
}

/** What a creature carries, and what it also drags, lifts or pushes. */
export interface Load {
  readonly carriedQuarterPounds: number
  readonly hauled?: { readonly by: Haul; readonly quarterPounds: number }
}

/** Why a load is too heavy. */
export type LoadObstacle = 'carries-too-much' | 'hauls-too-much'

/** The effects of a load on a creature. */
export interface Laden {
  readonly possible: Permission<LoadObstacle>
  readonly speedFeet: number
  readonly encumbered: boolean
  /** the state that the load gives to its ability checks, attack rolls and saving throws */
  readonly d20Tests: RollState
  readonly steps: readonly ObjectRuleStep[]
}

const WEIGHT = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * The effects of a load on a creature: whether it can move the load, and how fast. What is dragged, lifted or pushed is
 * compared with the capacities by itself, without what is carried.
 *
 * @throws RangeError if the Strength is not an ability score, or a weight or the Speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178)
 * @source 2012 playtest, Strength, Carrying Capacity
 * @example
 * laden({ strength: 10, size: 'medium', speedFeet: 30 }, { carriedQuarterPounds: 0, hauled: { by: 'drag', quarterPounds: 601 } }, srd521.carrying).speedFeet // => 5
 * laden({ strength: 10, size: 'medium', speedFeet: 30 }, { carriedQuarterPounds: 401 }, next2012.carrying).speedFeet // => 20
 */
export function laden(
  { speedFeet, ...carrier }: Carrier & { readonly speedFeet: number },
  { carriedQuarterPounds, hauled }: Load,
  rule: CarryingRule,
): Laden {
  const { unencumberedQuarterPounds, carryQuarterPounds, dragLiftPushQuarterPounds } = carryingCapacity(carrier, rule)
  requireInteger('carriedQuarterPounds', carriedQuarterPounds, WEIGHT)
  const hauledQuarterPounds = requireInteger('hauled.quarterPounds', hauled?.quarterPounds ?? 0, WEIGHT)
  const steps: ObjectRuleStep[] = []
  let speed = requireInteger('speedFeet', speedFeet, WEIGHT)
  const encumbered = rule.encumbered !== 'none' && carriedQuarterPounds > unencumberedQuarterPounds
  if (rule.encumbered !== 'none' && encumbered) {
    speed = Math.max(0, speed - rule.encumbered.speedReducedFeet)
    steps.push({
      kind: 'encumbered',
      rule: 'next-strength',
      values: {
        carriedQuarterPounds,
        unencumberedQuarterPounds,
        speedFeet: speed,
        d20Tests: rule.encumbered.d20Tests,
      },
    })
  }
  if (hauled !== undefined && rule.overloadedBy.includes(hauled.by) && hauledQuarterPounds > carryQuarterPounds) {
    speed = Math.min(speed, rule.overloadedSpeedFeet)
    const values = { by: hauled.by, hauledQuarterPounds, carryQuarterPounds, speedFeet: speed }
    steps.push({ kind: 'overloaded', rule: 'carrying-capacity', values })
  }
  return {
    possible: firstObstacle([
      [carriedQuarterPounds > carryQuarterPounds, 'carrying-capacity', 'carries-too-much'],
      [hauledQuarterPounds > dragLiftPushQuarterPounds, 'carrying-capacity', 'hauls-too-much'],
    ]),
    speedFeet: speed,
    encumbered,
    d20Tests: rule.encumbered !== 'none' && encumbered ? rule.encumbered.d20Tests : 'normal',
    steps,
  }
}
