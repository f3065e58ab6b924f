import type { CarryingCapacityRow } from '../tables/objects/carrying-capacities.ts'
import type { Condition } from '../vocabulary/conditions.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { EnvironmentalEffect, Hazard } from '../vocabulary/hazards.ts'
import type { Sense } from '../vocabulary/senses.ts'
import type { BySize } from '../vocabulary/sizes.ts'
import type { SpeedKind } from '../vocabulary/speeds.ts'

/** What obscurement does to sight, and which senses overcome it. */
export interface VisionRule {
  /** the state of Wisdom (Perception) checks that rely on sight in a Lightly Obscured area */
  readonly lightlyObscuredPerception: RollState
  /** the condition that one has while trying to see something in a Heavily Obscured area */
  readonly heavilyObscuredCondition: Condition | 'none'
  /** the special senses that the rules define */
  readonly senses: readonly Sense[]
}

/** How a load is moved without being carried. */
export type Haul = 'drag' | 'lift' | 'push'

/** What a creature can carry and move, and what too much does. */
export interface CarryingRule {
  readonly capacities: BySize<CarryingCapacityRow>
  /** the most feet that one can move a load heavier than one can carry */
  readonly overloadedSpeedFeet: number
  /** the ways of moving a load that slow one so */
  readonly overloadedBy: readonly Haul[]
  /** what carrying more than the unencumbered weight does to the speed, and to checks, attack rolls and saves */
  readonly encumbered: { readonly speedReducedFeet: number; readonly d20Tests: RollState } | 'none'
}

/** How far a group travels outside combat. */
export type TravelRule =
  /** as the Travel Pace table says */
  | { readonly decidedBy: 'pace' }
  /** so many times its speed each minute, and so many times more when it hustles */
  | { readonly decidedBy: 'speed'; readonly timesPerMinute: number; readonly hustleTimes: number }

/** What objects are immune to. */
export interface ObjectsRule {
  readonly immunities: readonly DamageType[]
}

/** What editions say differently about exploration. */
export interface ExplorationRules {
  readonly vision: VisionRule
  readonly carrying: CarryingRule
  readonly travel: TravelRule
  readonly objects: ObjectsRule | 'none'
  /** the hazards that the rules define */
  readonly hazards: readonly Hazard[]
  /** the environmental effects that the rules define */
  readonly environmentalEffects: readonly EnvironmentalEffect[]
  /** the speeds that the rules define */
  readonly speeds: readonly SpeedKind[]
}
