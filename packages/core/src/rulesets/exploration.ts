import { isOneOf } from '../one-of.ts'
import type { FixedTrap } from '../tables/hazards/fixed-traps.ts'
import type { PoisonRow } from '../tables/hazards/poisons.ts'
import type { TrapDisarmingRow } from '../tables/hazards/traps.ts'
import type { CarryingCapacityRow } from '../tables/objects/carrying-capacities.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { Condition } from '../vocabulary/conditions.ts'
import type { RollState } from '../vocabulary/d20-tests.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { Affliction, EnvironmentalEffect, Hazard } from '../vocabulary/hazards.ts'
import type { Poison } from '../vocabulary/poisons.ts'
import type { RuleId } from '../vocabulary/rule-ids.ts'
import type { Sense } from '../vocabulary/senses.ts'
import type { BySize } from '../vocabulary/sizes.ts'
import type { SpeedKind } from '../vocabulary/speeds.ts'
import type { Srd51Trap, Trap } from '../vocabulary/traps.ts'
import type { TravelPace } from '../vocabulary/travel-paces.ts'

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

/** Travel at a pace, as in the Travel Pace table. */
export interface PacedTravel {
  readonly decidedBy: 'pace'
  /** what a pace does to travelers, besides the distance */
  readonly effects: /** Advantage or Disadvantage on checks, as in `TRAVEL_PACE_EFFECTS` */
    | { readonly on: 'checks' }
    /** a penalty to passive Wisdom (Perception) scores at a Fast pace; and the paces at which stealth is possible */
    | { readonly on: 'passive-perception'; readonly fast: number; readonly stealthAt: readonly TravelPace[] }
  /** what hard going does: it limits the pace by terrain, or divides the distance in Difficult Terrain */
  readonly terrain: { readonly limits: 'pace' } | { readonly limits: 'distance'; readonly dividedBy: number }
  /** the pace whose distance mounts double for an hour */
  readonly mountsDouble: 'chosen-pace' | 'fast-pace'
  /** whether a high Speed gives travel rates of its own */
  readonly ratesByHighSpeed: boolean
}

/** How far a group travels outside combat. */
export type TravelRule =
  | PacedTravel
  /** a multiple of its speed each minute, and a multiple of that when it hustles */
  | { readonly decidedBy: 'speed'; readonly timesPerMinute: number; readonly hustleTimes: number }

/** The food and water that a creature needs in a day. */
export type DailyNeedsRule =
  /** by size, as in `DAILY_NEEDS` and `HAZARD_FIGURES` */
  | { readonly by: 'size' }
  /** the same for every character */
  | {
      readonly by: 'character'
      readonly water: {
        readonly gallons: number
        readonly hotGallons: number
        /** of the Constitution save after at least half of it; after less there is no save */
        readonly saveDc: number
        readonly exhaustionLevels: number
        /** instead, if the character is exhausted already */
        readonly exhaustedLevels: number
      }
      readonly food: {
        readonly pounds: number
        /** the days without food that do no harm: this, plus the Constitution modifier, but at least `leastDays` */
        readonly harmlessDays: number
        readonly leastDays: number
        readonly exhaustionLevels: number
      }
    }

/** What objects are immune to, and how they break. */
export interface ObjectsRule {
  readonly immunities: readonly DamageType[]
  /** whether an action breaks a fragile, nonmagical object without a roll */
  readonly fragileBreakAutomatically: boolean
}

/** Sample poisons, and how a poison is applied and harvested. */
export interface PoisonsRule {
  /** what differs from `POISON_STATISTICS` */
  readonly changed?: Readonly<Partial<Record<Poison, Partial<PoisonRow>>>>
  /** the time for applying a poison to a weapon; `unsaid` if the rules name none */
  readonly applying: 'bonus-action' | 'unsaid'
  /** what harvesting a poison from a creature asks for */
  readonly harvesting: 'check' | 'nothing'
}

/** The example traps. */
export type TrapsRule =
  /** adapted to the level of the characters, as in `TRAP_STATISTICS` and `TRAP_LEVELS` */
  | { readonly scaled: 'by-level'; readonly list: readonly Trap[] }
  /** the same at all levels */
  | {
      readonly scaled: 'never'
      readonly list: readonly Srd51Trap[]
      readonly examples: Readonly<Partial<Record<Srd51Trap, FixedTrap>>>
      readonly disarmings: readonly TrapDisarmingRow[]
    }

/** The differences between editions in exploration. */
export interface ExplorationRules {
  readonly vision: VisionRule
  readonly carrying: CarryingRule
  readonly travel: TravelRule
  readonly suffocation: SuffocationRule | 'none'
  readonly dailyNeeds: DailyNeedsRule | 'none'
  readonly objects: ObjectsRule | 'none'
  /** the hazards that the rules define */
  readonly hazards: readonly Hazard[]
  /** the environmental effects that the rules define */
  readonly environmentalEffects: readonly EnvironmentalEffect[]
  readonly poisons: PoisonsRule | 'none'
  readonly traps: TrapsRule | 'none'
  /** the afflictions that the rules define */
  readonly afflictions: readonly Affliction[]
  /** the speeds that the rules define */
  readonly speeds: readonly SpeedKind[]
}
