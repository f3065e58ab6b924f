import { isOneOf } from '../one-of.ts'
import type { CarryingCapacityRow } from '../tables/objects/carrying-capacities.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { Condition } from '../vocabulary/conditions.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { EnvironmentalEffect, Hazard } from '../vocabulary/hazards.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { Sense } from '../vocabulary/senses.ts'
import type { BySize } from '../vocabulary/sizes.ts'
import type { SpeedKind } from '../vocabulary/speeds.ts'

/** How obscurement affects sight, and which senses overcome it. */
export interface VisionRule {
  /** the state of Wisdom (Perception) checks that rely on sight in a Lightly Obscured area */
  readonly lightlyObscuredPerception: RollState
  /** the condition of a creature while it tries to see something in a Heavily Obscured area */
  readonly heavilyObscuredCondition: Condition | 'none'
  /** the special senses that the rules define */
  readonly senses: readonly Sense[]
}

/** The ways to move a load without carrying it. */
export const HAULS = ['drag', 'lift', 'push'] as const

/** The id of a way to move a load without carrying it. */
export type Haul = (typeof HAULS)[number]

/** Whether a value is a way to move a load. */
export const isHaul = (value: unknown): value is Haul => isOneOf(value, HAULS)

/** What a creature can carry and move, and the effect of too much. */
export interface CarryingRule {
  readonly capacities: BySize<CarryingCapacityRow>
  /** the highest Speed while moving a load heavier than the creature can carry, in feet */
  readonly overloadedSpeedFeet: number
  /** the ways of moving a load that slow a creature like that */
  readonly overloadedBy: readonly Haul[]
  /** how carrying more than the unencumbered weight changes the speed, and checks, attack rolls and saves */
  readonly encumbered:
    | { readonly rule: RuleId; readonly speedReducedFeet: number; readonly d20Tests: RollState }
    | 'none'
  /** the grades of a stricter variant that the GM can use, the lightest first; empty if there is none */
  readonly encumbranceVariant: readonly EncumbranceGrade[]
}

/** A grade of encumbrance, from a weight on that depends on the Strength score. */
export interface EncumbranceGrade {
  readonly grade: 'encumbered' | 'heavily-encumbered'
  /** the load exceeds this many pounds for each point of Strength */
  readonly overPoundsPerStrength: number
  readonly speedReducedFeet: number
  /** the abilities whose checks, attack rolls and saving throws have Disadvantage */
  readonly disadvantageWith: readonly Ability[]
}

/** What happens to a creature that is out of breath or choking. */
export type SuffocationRule =
  /** it gains Exhaustion at the end of each of its turns */
  | { readonly outOfBreath: 'exhaustion' }
  /** it survives for its Constitution modifier in rounds, and then drops to 0 Hit Points */
  | { readonly outOfBreath: 'drops-to-0'; readonly leastRounds: number }

/** How far a group travels outside combat. */
export type TravelRule =
  /** as in the Travel Pace table */
  | { readonly decidedBy: 'pace' }
  /** a multiple of its speed each minute, and a multiple of that when it hustles */
  | { readonly decidedBy: 'speed'; readonly timesPerMinute: number; readonly hustleTimes: number }

/** What objects are immune to. */
export interface ObjectsRule {
  readonly immunities: readonly DamageType[]
}

/** The differences between editions in exploration. */
export interface ExplorationRules {
  readonly vision: VisionRule
  readonly carrying: CarryingRule
  readonly travel: TravelRule
  readonly suffocation: SuffocationRule | 'none'
  /** whether a check can halve the damage of a fall into a liquid */
  readonly liquidSoftensFalls: boolean
  readonly objects: ObjectsRule | 'none'
  /** the hazards that the rules define */
  readonly hazards: readonly Hazard[]
  /** the environmental effects that the rules define */
  readonly environmentalEffects: readonly EnvironmentalEffect[]
  /** the speeds that the rules define */
  readonly speeds: readonly SpeedKind[]
}
