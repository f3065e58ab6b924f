import type { LastingCondition } from '../rules/conditions/condition-duration.ts'
import type { TargetDamageModifiers } from '../rules/damage-and-healing/damage-taken.ts'
import type { Vitals } from '../rules/damage-and-healing/vitals.ts'
import type { Square } from '../rules/movement/grid.ts'
import type { ProficiencyUse } from '../rules/proficiency/proficiency.ts'
import type { Ability, ByAbility } from '../vocabulary/abilities.ts'
import type { AnyCondition } from '../vocabulary/conditions.ts'
import type { CoverDegree } from '../vocabulary/cover-degrees.ts'
import type { DamageType } from '../vocabulary/damage-types.ts'
import type { MovementCause } from '../vocabulary/movement-causes.ts'
import type { Size } from '../vocabulary/sizes.ts'
import type { Skill } from '../vocabulary/skills.ts'
import type { SpeedKind } from '../vocabulary/speeds.ts'
import type { SlotsByLevel } from '../vocabulary/spell-levels.ts'
import type { Weapon } from '../vocabulary/weapons.ts'
import type { FightEventKind } from './event-kinds.ts'
import type { Multiattack, OnHit, SpecialAction } from './stat-block.ts'

/**
 * The place of a creature: on the grid its top-left square, or `ranges` if only the distances to others are known.
 */
export type Place = ({ readonly kind: 'grid' } & Square) | { readonly kind: 'ranges' }

/** An attack that a creature can make. */
export interface Attack {
  readonly id: string
  readonly kinds: readonly ('melee' | 'ranged')[]
  readonly by: 'weapon' | 'unarmed' | 'spell'
  /** whose modifier is added to the attack roll, and with a weapon to the damage */
  readonly ability: Ability | 'none'
  readonly proficient: boolean
  /** the bonus of training with it, in an edition where training has its own bonus */
  readonly trainingBonus: number
  /** every other bonus to the attack roll */
  readonly bonus: number
  /** in dice notation, without the ability modifier; a label names a type other than `damageType` */
  readonly damage: string
  readonly damageBonus: number
  /** or damage without a type, which no Resistance to a type changes */
  readonly damageType: DamageType | 'untyped'
  readonly reachFeet: number
  /** the normal range, and the long one if it has two */
  readonly rangeFeet?: number
  readonly longFeet?: number
  /** the weapon, if the attack is made with one of the Weapons table */
  readonly weapon: Weapon | 'none'
  /** what else a hit does, by a stat block */
  readonly onHit?: OnHit
}

/** What a creature has used, has left and still has to do on its turn. It is reset at the start of the turn. */
export interface TurnState {
  readonly action: boolean
  readonly bonusAction: boolean
  readonly reaction: boolean
  readonly movementFeet: number
  /** what Dash has added to its movement */
  readonly extraMovementFeet: number
  /** unused attack rolls of its Attack action */
  readonly attacksLeft: number
  /** the attacks and special actions of its Multiattack that it has used */
  readonly multiattackMade?: readonly string[]
  /** its legendary actions since the start of its turn; `waits`: it can take none until another creature's turn ends */
  readonly legendary?: { readonly taken: readonly string[]; readonly waits: boolean }
  /** unused attack rolls of the spell of its action */
  readonly spellAttacksLeft: number
  /** the last attack of its Attack action with a Light weapon */
  readonly lightAttack: string | 'none'
  readonly freeInteractions: number
  readonly slotsExpended: number
  readonly disengaged: boolean
  /** it has to make a Death Saving Throw this turn */
  readonly deathSaveDue: boolean
}

/** What a creature concentrates on, and the conditions that end with it. */
export interface Concentration {
  readonly effect: string
  readonly conditions: readonly { readonly creature: string; readonly condition: AnyCondition }[]
}

/** A hidden creature: the total of its check, and from whom it is hidden. */
export interface Hidden {
  readonly total: number
  readonly from: readonly string[]
}

/** What a creature does with its Ready action once the trigger occurs. */
export type ReadiedResponse =
  | { readonly kind: 'attack'; readonly attack: string }
  | { readonly kind: 'move' }
  | { readonly kind: 'spell'; readonly effect: string }
  /** anything else; its consequences are separate events */
  | { readonly kind: 'action' }

/** What a creature waits for, and what it then does. */
export interface ReadiedReaction {
  readonly response: ReadiedResponse
  /** an event of this kind by this creature, or by any other */
  readonly trigger: { readonly event: FightEventKind; readonly by: string | 'anyone' }
}

/** Help that a creature gives, until the start of its next turn or until it is used. */
export type Helping =
  | { readonly kind: 'check'; readonly ally: string; readonly ability: Ability; readonly skill: Skill | 'none' }
  | {
      readonly kind: 'attack'
      readonly enemy: string
      /** the one ally that the helper chose; without it, whichever attacks that enemy first */
      readonly ally?: string
    }

/** The time of a creature's last Long Rest. */
export interface LongRestTaken {
  readonly startedAtMinutes: number
  readonly endedAtMinutes: number
}

/** One leg of a move: to an adjacent square, or a number of feet to other distances. */
export type Leg =
  | ({ readonly kind: 'square' } & Square)
  | {
      readonly kind: 'feet'
      readonly feet: number
      /** the distances that differ after this leg; all others stay the same */
      readonly distances: readonly { readonly to: string; readonly feet: number }[]
      readonly difficult: boolean
    }

/** A move, or the rest of one. */
export interface Walk {
  readonly creature: string
  readonly legs: readonly Leg[]
  readonly speed: SpeedKind
  /** climbing or swimming all the way; otherwise the ground decides */
  readonly manner: 'climbing' | 'swimming' | 'none'
  /** the feet that an action or a Reaction gives, or the movement of the turn */
  readonly budgetFeet: number | 'turn'
  readonly cause: Extract<MovementCause, 'movement' | 'action' | 'reaction'>
  /** the move is that of the Disengage action itself */
  readonly disengages: boolean
  /** Reactions that the first leg provokes have been taken or declined */
  readonly answered: boolean
  /** a GM allows it: it costs what it costs, whatever the creature has left */
  readonly overruled?: true
}

/** The Hit Point maximum of a creature whose Hit Points are unknown: so high that it never drops. */
export const UNKNOWN_HIT_POINTS = 100_000

/** A creature in a fight: plain data. */
export interface Creature {
  readonly id: string
  /** creatures of one side are allies, all others enemies */
  readonly side: string
  readonly kind: 'character' | 'monster'
  readonly size: Size
  readonly place: Place
  /** in feet; a special speed that it lacks is left out */
  readonly speeds: { readonly speed: number } & Partial<Readonly<Record<SpeedKind, number>>>
  readonly vitals: Vitals
  /** whether its Hit Points are known; if not, its maximum is `UNKNOWN_HIT_POINTS`, and steps give the damage taken */
  readonly hitPointsKnown: boolean
  /** the Hit Point maximum without the changes by effects */
  readonly normalHitPointMaximum: number
  /** damage that a lowered maximum left no room for; it counts again when the maximum is corrected next */
  readonly deferredDamage: number
  /** the minute outside combat at which it wakes, if it is Stable and time has passed since */
  readonly wakesAtMinutes: number | 'none'
  readonly armorClass: number
  readonly abilities: ByAbility<number>
  readonly abilityReductions: Partial<ByAbility<number>>
  readonly proficiencyBonus: number
  readonly initiativeBonus: number
  /** the abilities whose saving throws it is proficient in */
  readonly saves: readonly Ability[]
  readonly skills: Partial<Readonly<Record<Skill, ProficiencyUse>>>
  /** the bonus of training in a skill, in an edition where training has its own bonus */
  readonly skillTraining: Partial<Readonly<Record<Skill, number>>>
  readonly attacks: readonly Attack[]
  /** the extra attacks that each of its features gives; the best of them counts */
  readonly extraAttacks: readonly number[]
  /** the Multiattacks of its stat block, of which it chooses one */
  readonly multiattacks?: readonly Multiattack[]
  /** what else it can do by its stat block */
  readonly specialActions?: readonly SpecialAction[]
  /** how often it has used each special action since it recharged or since its last Long Rest, by its id */
  readonly expended?: Readonly<Record<string, number>>
  /** how many legendary actions it can take until the start of its next turn */
  readonly legendaryUses?: number
  /** empty hands; each creature that it grapples takes one */
  readonly freeHands: number
  readonly damageModifiers: TargetDamageModifiers
  readonly conditionImmunities: readonly AnyCondition[]
  readonly conditions: readonly LastingCondition[]
  readonly concentration: Concentration | 'none'
  readonly hidden: Hidden | 'none'
  readonly riding: { readonly mount: string; readonly controlled: boolean } | 'none'
  /** whether it has been trained to accept a rider */
  readonly trainedMount: boolean
  readonly readied: ReadiedReaction | 'none'
  readonly helping: Helping | 'none'
  /** it has taken the Dodge action since its last turn started */
  readonly dodging: boolean
  readonly surprised: boolean
  /** its Initiative count in this combat, if it has one */
  readonly initiative: number | 'none'
  /** how many of its turns have ended in this combat */
  readonly turnsTaken: number
  readonly spent: TurnState
  readonly slots: SlotsByLevel
  /** the spell slots that it has after a Long Rest */
  readonly slotTotals: SlotsByLevel
  readonly hitDice: { readonly sides: number; readonly left: number; readonly total: number }
  readonly lastLongRest: LongRestTaken | 'none'
  /** how it has left the fight, if it has */
  readonly gone: 'surrendered' | 'fled' | 'no'
}

/** A Reaction that the last event lets a creature take. */
export type Offer =
  | {
      readonly kind: 'opportunity-attack'
      readonly by: string
      /** the creature that leaves the reach and, where the edition says so, its riders */
      readonly against: readonly string[]
      /** the attacks whose reach it leaves */
      readonly attacks: readonly string[]
    }
  | { readonly kind: 'readied'; readonly by: string; readonly triggeredBy: string }

/** The terrain of the grid. */
export interface FightTerrain {
  readonly difficult: readonly Square[]
  /** squares that a terrain feature fills, such as a wall */
  readonly filled: readonly Square[]
  /** the cover that one square has against effects that originate in another */
  readonly cover: readonly { readonly from: Square; readonly to: Square; readonly degree: CoverDegree }[]
  readonly underwater: boolean
}

/** The distance between two creatures, in a fight at ranges. */
export interface Range {
  readonly between: readonly [string, string]
  readonly feet: number
}

/** The position of a fight in the order of turns. */
export type Phase =
  | { readonly kind: 'no-combat' }
  | { readonly kind: 'between-turns'; readonly next: string }
  | { readonly kind: 'turn'; readonly of: string }

/** The version of the shape of a fight: it grows when a stored fight of before can no longer be read. */
export const FIGHT_VERSION = 1

/** A fight: plain data, changed only by events. */
export interface FightState {
  readonly version: typeof FIGHT_VERSION
  readonly phase: Phase
  /** from 1; 0 before combat */
  readonly round: number
  readonly order: readonly string[]
  readonly creatures: Readonly<Record<string, Creature>>
  readonly terrain: FightTerrain
  readonly ranges: readonly Range[]
  readonly offers: readonly Offer[]
  /** a move that waits until its offers are taken or declined */
  readonly pendingMove: Walk | 'none'
  /** minutes that have passed outside combat */
  readonly minutes: number
}
