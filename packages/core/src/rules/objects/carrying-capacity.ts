import { FROM_0, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { HAULS, type Haul } from '../../rulesets/exploration.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { RollState } from '../../vocabulary/d20-tests.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { inPounds, requirePounds } from '../basics/require-pounds.ts'
import type { ObjectRuleStep } from './steps.ts'

/** What determines how much a creature can carry. */
export interface Carrier {
  /** the Strength score, not the modifier: 1 to 30 */
  readonly strengthScore: number
  readonly size: Size
}

/** The maximum weights that a creature can move, in whole pounds. */
export interface CarryingCapacity {
  /** without being encumbered; the same as `carryPounds` in an edition without encumbrance */
  readonly unencumberedPounds: number
  readonly carryPounds: number
  readonly dragLiftPushPounds: number
}

/** Quarters of a pound in pounds, without the part that is less than a pound. */
const wholePounds = (quarterPounds: number): number => Math.floor(inPounds(quarterPounds))

/**
 * The carrying capacity of a creature: its Strength times the weight for its size, rounded down to a pound.
 *
 * @throws RangeError if the Strength is not an ability score, or the size is unknown
 * @source SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178); Playing the Game, Round Down (page 5)
 * @source 2012 playtest, Strength, Carrying Capacity
 * @example
 * carryingCapacity({ strengthScore: 15, size: 'medium' }).carryPounds // => 225
 * carryingCapacity({ strengthScore: 15, size: 'tiny' }).carryPounds // => 112
 * carryingCapacity({ strengthScore: 15, size: 'medium' }, next2012).unencumberedPounds // => 150
 */
export function carryingCapacity(
  { strengthScore, size }: Carrier,
  ruleset: RulesOf<'carrying'> = srd521Exploration,
): CarryingCapacity {
  requireInteger('strengthScore', strengthScore, ABILITY_SCORES)
  const row = ruleset.carrying.capacities[requireOneOf('size', size, SIZES)]
  return {
    unencumberedPounds: wholePounds(strengthScore * row.unencumberedQuarterPounds),
    carryPounds: wholePounds(strengthScore * row.carryQuarterPounds),
    dragLiftPushPounds: wholePounds(strengthScore * row.dragLiftPushQuarterPounds),
  }
}

/** A creature with a load: what it carries, and what it also drags, lifts or pushes. */
export interface LadenCreature extends Carrier {
  /** its Speed without the load */
  readonly speedFeet: number
  /** in quarters of a pound, such as 0.25 for a Dart, like what it hauls */
  readonly carriedPounds: number
  readonly hauled?: { readonly by: Haul; readonly pounds: number }
}

/** Why a load is too heavy. */
export type LoadObstacle = 'carries-too-much' | 'hauls-too-much'

/** The effects of a load on a creature. */
export interface Laden {
  /** whether it can move the load */
  readonly permission: Permission<LoadObstacle>
  readonly speedFeet: number
  readonly encumbered: boolean
  /** the state that the load gives to its ability checks, attack rolls and saving throws */
  readonly d20Tests: RollState
}

/**
 * The effects of a load on a creature: whether it can move the load, and how fast. What is dragged, lifted or pushed is
 * compared with the capacities by itself, without what is carried.
 *
 * @throws RangeError if the Strength is not an ability score, an id is unknown, or a weight is negative or not in
 *   quarters of a pound, or the Speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Carrying Capacity (page 178)
 * @source 2012 playtest, Strength, Carrying Capacity
 * @example
 * laden({ strengthScore: 10, size: 'medium', speedFeet: 30, carriedPounds: 0, hauled: { by: 'drag', pounds: 150.25 } }).value.speedFeet // => 5
 * laden({ strengthScore: 10, size: 'medium', speedFeet: 30, carriedPounds: 100.25 }, next2012).value.speedFeet // => 20
 */
export function laden(
  { speedFeet, carriedPounds, hauled, ...carrier }: LadenCreature,
  ruleset: RulesOf<'carrying'> = srd521Exploration,
): WithSteps<Laden, ObjectRuleStep> {
  const rule = ruleset.carrying
  const { unencumberedPounds, carryPounds, dragLiftPushPounds } = carryingCapacity(carrier, ruleset)
  requirePounds('carriedPounds', carriedPounds)
  if (hauled !== undefined) {
    requireOneOf('hauled.by', hauled.by, HAULS)
    requirePounds('hauled.pounds', hauled.pounds)
  }
  const hauledPounds = hauled?.pounds ?? 0
  const steps: ObjectRuleStep[] = []
  let speed = requireInteger('speedFeet', speedFeet, FROM_0)
  const encumbered = rule.encumbered !== 'none' && carriedPounds > unencumberedPounds
  if (rule.encumbered !== 'none' && encumbered) {
    speed = Math.max(0, speed - rule.encumbered.speedReducedFeet)
    steps.push({
      kind: 'encumbered',
      rule: rule.encumbered.rule,
      values: {
        carriedPounds,
        unencumberedPounds,
        speedFeet: speed,
        d20Tests: rule.encumbered.d20Tests,
      },
    })
  }
  if (hauled !== undefined && rule.overloadedBy.includes(hauled.by) && hauledPounds > carryPounds) {
    speed = Math.min(speed, rule.overloadedSpeedFeet)
    const values = { by: hauled.by, hauledPounds, carryPounds, speedFeet: speed }
    steps.push({ kind: 'overloaded', rule: 'carrying-capacity', values })
  }
  const permission = firstObstacle<LoadObstacle>([
    [carriedPounds > carryPounds, 'carrying-capacity', 'carries-too-much'],
    [hauledPounds > dragLiftPushPounds, 'carrying-capacity', 'hauls-too-much'],
  ])
  const d20Tests = rule.encumbered !== 'none' && encumbered ? rule.encumbered.d20Tests : 'normal'
  return { value: { permission, speedFeet: speed, encumbered, d20Tests }, steps }
}
