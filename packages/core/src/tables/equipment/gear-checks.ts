import { isOneOf } from '../../one-of.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import type { Tool } from '../../vocabulary/tools.ts'

/** The purposes of ability checks with a piece of gear. */
export const GEAR_CHECK_USES = [
  'bind', 'burst', 'catch', 'escape', 'free', 'pick-lock', 'put-out', 'tie-knot',
] as const

/** The purpose of an ability check with a piece of gear. */
export type GearCheckUse = (typeof GEAR_CHECK_USES)[number]

/** Whether a value is the id of a purpose of an ability check with a piece of gear. */
export const isGearCheckUse = (value: unknown): value is GearCheckUse => isOneOf(value, GEAR_CHECK_USES)

/** An ability check that a piece of gear requires. */
export interface GearCheckRow {
  readonly gear: AdventuringGear
  readonly use: GearCheckUse
  readonly ability: Ability
  /** none if the source names no skill */
  readonly skill?: Skill
  /** the tool that only those proficient with it can use for the check */
  readonly proficientWith?: Tool
  readonly dc: number
}

/**
 * The ability checks that adventuring gear requires. Picking a lock needs Thieves' Tools. Binding a creature requires
 * it to be Grappled, Incapacitated or Restrained, and with a Rope needs no check.
 *
 * @source SRD 5.2.1, Equipment, Adventuring Gear (pages 96 to 99)
 */
export const GEAR_CHECKS = [
  { gear: 'chain',          use: 'bind',      ability: 'strength',  skill: 'athletics',       dc: 13 },
  { gear: 'chain',          use: 'escape',    ability: 'dexterity', skill: 'acrobatics',      dc: 18 },
  { gear: 'chain',          use: 'burst',     ability: 'strength',  skill: 'athletics',       dc: 20 },
  { gear: 'grappling-hook', use: 'catch',     ability: 'dexterity', skill: 'acrobatics',      dc: 13 },
  { gear: 'hunting-trap',   use: 'free',      ability: 'strength',  skill: 'athletics',       dc: 13 },
  { gear: 'lock',           use: 'pick-lock', ability: 'dexterity', skill: 'sleight-of-hand', dc: 15 },
  { gear: 'manacles',       use: 'bind',      ability: 'dexterity', skill: 'sleight-of-hand', dc: 13 },
  { gear: 'manacles',       use: 'escape',    ability: 'dexterity', skill: 'sleight-of-hand', dc: 20 },
  { gear: 'manacles',       use: 'burst',     ability: 'strength',  skill: 'athletics',       dc: 25 },
  { gear: 'manacles',       use: 'pick-lock', ability: 'dexterity', skill: 'sleight-of-hand', dc: 15 },
  { gear: 'net',            use: 'free',      ability: 'strength',  skill: 'athletics',       dc: 10 },
  { gear: 'rope',           use: 'tie-knot',  ability: 'dexterity', skill: 'sleight-of-hand', dc: 10 },
  { gear: 'rope',           use: 'escape',    ability: 'dexterity', skill: 'acrobatics',      dc: 15 },
  { gear: 'rope',           use: 'burst',     ability: 'strength',  skill: 'athletics',       dc: 20 },
] as const satisfies readonly GearCheckRow[]
