import type { Ability } from '../../vocabulary/abilities.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import type { ByTrapDanger, Srd51Trap } from '../../vocabulary/traps.ts'
import type { TrapDisarmingRow } from './traps.ts'

/** A sample trap of 2014, which is the same for characters of all levels. */
export interface FixedTrap {
  /** of the check that finds it */
  readonly findDc: number
  readonly save: Ability | 'none'
  readonly saveDc: number | 'none'
  /** what remains of the damage after a successful save */
  readonly onSuccess: 'none' | 'half' | 'all'
  /** in dice notation, labelled with its types; for each dart that hits; at the usual depth of a pit */
  readonly damage: string
  /** whether or not a save succeeds */
  readonly unavoidableCondition: Condition | 'none'
  /** comes with a failed save */
  readonly condition: Condition | 'none'
  /** the length of the Cone, or the usual depth of the pit */
  readonly feet: number | 'none'
}

/**
 * The sample traps of 2014, without the sphere of annihilation, which destroys whatever enters it. The damage of pits
 * includes that of the fall. A spiked pit is found as the pit that it is: a hidden one here, a simple one with DC 10.
 *
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 */
export const FIXED_TRAPS = {
  'collapsing-roof':     { findDc: 10, save: 'dexterity',    saveDc: 15,     onSuccess: 'half', damage: '4d10[bludgeoning]',               unavoidableCondition: 'none',       condition: 'none',     feet: 'none' },
  'falling-net':         { findDc: 10, save: 'strength',     saveDc: 10,     onSuccess: 'none', damage: '0',                               unavoidableCondition: 'restrained', condition: 'prone',    feet: 'none' },
  'fire-casting-statue': { findDc: 15, save: 'dexterity',    saveDc: 13,     onSuccess: 'half', damage: '4d10[fire]',                      unavoidableCondition: 'none',       condition: 'none',     feet: 30 },
  'hidden-pit':          { findDc: 15, save: 'none',         saveDc: 'none', onSuccess: 'none', damage: '1d6[bludgeoning]',                unavoidableCondition: 'none',       condition: 'none',     feet: 10 },
  'locking-pit':         { findDc: 15, save: 'none',         saveDc: 'none', onSuccess: 'none', damage: '1d6[bludgeoning]',                unavoidableCondition: 'none',       condition: 'none',     feet: 10 },
  'poisoned-darts':      { findDc: 15, save: 'constitution', saveDc: 15,     onSuccess: 'half', damage: '2d10[poison]',                    unavoidableCondition: 'none',       condition: 'none',     feet: 'none' },
  'poisoned-needle':     { findDc: 20, save: 'constitution', saveDc: 15,     onSuccess: 'all',  damage: '1[piercing]+2d10[poison]',        unavoidableCondition: 'none',       condition: 'poisoned', feet: 'none' },
  'rolling-stone':       { findDc: 15, save: 'dexterity',    saveDc: 15,     onSuccess: 'none', damage: '10d10[bludgeoning]',              unavoidableCondition: 'none',       condition: 'prone',    feet: 'none' },
  'simple-pit':          { findDc: 10, save: 'none',         saveDc: 'none', onSuccess: 'none', damage: '1d6[bludgeoning]',                unavoidableCondition: 'none',       condition: 'none',     feet: 10 },
  'spiked-pit':          { findDc: 15, save: 'none',         saveDc: 'none', onSuccess: 'none', damage: '1d6[bludgeoning]+2d10[piercing]', unavoidableCondition: 'none',       condition: 'none',     feet: 10 },
} as const satisfies Readonly<Record<Exclude<Srd51Trap, 'sphere-of-annihilation'>, FixedTrap>>

/**
 * The other figures of the sample traps of 2014. Poison on the spikes is a nastier version of the spiked pit; its save is
 * a Constitution saving throw, which halves the damage.
 *
 * @source SRD 5.1, Traps, Sample Traps (pages 197 and 198)
 */
export const FIXED_TRAP_FIGURES = {
  fallingNet:     { squareFeet: 10, escapeDc: 10, armorClass: 10, hitPoints: 20, slashingDamageToCut: 5, cutSquareFeet: 5 },
  statue:         { dispelDc: 13 },
  poisonedDarts:  { darts: 4, attackBonus: 8, damage: '1d4[piercing]', withinFeet: 10 },
  poisonedNeedle: { conditionHours: 1 },
  poisonedSpikes: { saveDc: 13, damage: '4d10[poison]' },
  lockingPit:     { pryDc: 20, disableDc: 15 },
  sphere:         { recognizeDc: 20, dispelDc: 18 },
} as const

const WITHOUT_TOOLS = { rule: 'srd51-sample-traps', gives: 'disadvantage' } as const

/**
 * The ways to disarm the sample traps of 2014. A character without Thieves' Tools can cut a trip wire with an edged weapon
 * or tool. Whoever fell into a locking pit can pry its lid open or disable its spring from inside.
 *
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 */
export const FIXED_TRAP_DISARMINGS = [
  { trap: 'collapsing-roof',     after: 'trip-wire',      by: 'thieves-tools',   dc: 15 },
  { trap: 'collapsing-roof',     after: 'trip-wire',      by: 'cut-or-avoid',    dc: 15, circumstance: WITHOUT_TOOLS },
  { trap: 'falling-net',         after: 'trip-wire',      by: 'thieves-tools',   dc: 15 },
  { trap: 'falling-net',         after: 'trip-wire',      by: 'cut-or-avoid',    dc: 15, circumstance: WITHOUT_TOOLS },
  { trap: 'fire-casting-statue', after: 'none',           by: 'dispel-magic',    dc: FIXED_TRAP_FIGURES.statue.dispelDc, onFailure: 'unchanged' },
  { trap: 'fire-casting-statue', after: 'pressure-plate', by: 'wedge',           dc: 'none' },
  { trap: 'hidden-pit',          after: 'pit',            by: 'wedge',           dc: 'none' },
  { trap: 'hidden-pit',          after: 'pit',            by: 'arcane-lock',     dc: 'none' },
  { trap: 'locking-pit',         after: 'pit',            by: 'wedge',           dc: 'none' },
  { trap: 'locking-pit',         after: 'pit',            by: 'arcane-lock',     dc: 'none' },
  { trap: 'locking-pit',         after: 'pit',            by: 'pry-open',        dc: FIXED_TRAP_FIGURES.lockingPit.pryDc, onFailure: 'unchanged' },
  { trap: 'locking-pit',         after: 'pit',            by: 'thieves-tools',   dc: FIXED_TRAP_FIGURES.lockingPit.disableDc, onFailure: 'unchanged' },
  { trap: 'poisoned-darts',      after: 'holes',          by: 'plug',            dc: 'none' },
  { trap: 'poisoned-darts',      after: 'pressure-plate', by: 'wedge',           dc: 'none' },
  { trap: 'poisoned-needle',     after: 'needle',         by: 'thieves-tools',   dc: 15, onFailure: 'unchanged' },
  { trap: 'rolling-stone',       after: 'pressure-plate', by: 'wedge',           dc: 'none' },
  { trap: 'spiked-pit',          after: 'pit',            by: 'wedge',           dc: 'none' },
  { trap: 'spiked-pit',          after: 'pit',            by: 'arcane-lock',     dc: 'none' },
] as const satisfies readonly TrapDisarmingRow[]

/** What a trap of a danger suggests for its figures. */
export interface TrapDangerRow {
  readonly saveDc: { readonly from: number; readonly to: number }
  readonly attackBonus: { readonly from: number; readonly to: number }
  /** in dice notation, from the level on */
  readonly damage: readonly { readonly fromLevel: number; readonly dice: string }[]
}

/**
 * Trap Save DCs and Attack Bonuses, and Damage Severity by Level.
 *
 * @source SRD 5.1, Traps, Trap Effects (page 196)
 */
export const TRAP_DANGER_FIGURES: ByTrapDanger<TrapDangerRow> = {
  setback: {
    saveDc: { from: 10, to: 11 }, attackBonus: { from: 3, to: 5 },
    damage: [{ fromLevel: 1, dice: '1d10' }, { fromLevel: 5, dice: '2d10' }, { fromLevel: 11, dice: '4d10' }, { fromLevel: 17, dice: '10d10' }],
  },
  dangerous: {
    saveDc: { from: 12, to: 15 }, attackBonus: { from: 6, to: 8 },
    damage: [{ fromLevel: 1, dice: '2d10' }, { fromLevel: 5, dice: '4d10' }, { fromLevel: 11, dice: '10d10' }, { fromLevel: 17, dice: '18d10' }],
  },
  deadly: {
    saveDc: { from: 16, to: 20 }, attackBonus: { from: 9, to: 12 },
    damage: [{ fromLevel: 1, dice: '4d10' }, { fromLevel: 5, dice: '10d10' }, { fromLevel: 11, dice: '18d10' }, { fromLevel: 17, dice: '24d10' }],
  },
}
