import type { Ability } from '../../vocabulary/abilities.ts'
import type { Condition } from '../../vocabulary/conditions.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import type { ByTrap, Srd51Trap, Trap, TrapPart, TrapSeverity } from '../../vocabulary/traps.ts'

/** What an example trap does, at any level. */
export interface TrapRow {
  /** the trigger: crossing, entering, or using without its key */
  readonly trigger: 'lock' | 'pit-lid' | 'pressure-plate' | 'trip-wire'
  /** how often it activates until somebody sets it again; in between it resets at the start of the next turn */
  readonly activations: number | 'unlimited'
  readonly save: Ability | 'none'
  /** what remains of the damage after a successful save */
  readonly onSuccess: 'none' | 'half'
  /** comes with a failed save */
  readonly condition: Condition | 'none'
  /** a creature of this size or larger succeeds on the save without a roll */
  readonly automaticSuccessFrom: Size | 'none'
}

/**
 * The example traps: their triggers and effects. A falling net's condition lasts until the creature escapes.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
 */
export const TRAP_STATISTICS: ByTrap<TrapRow> = {
  'collapsing-roof':     { trigger: 'trip-wire',      activations: 1,           save: 'dexterity',    onSuccess: 'half', condition: 'none',       automaticSuccessFrom: 'none' },
  'falling-net':         { trigger: 'trip-wire',      activations: 1,           save: 'dexterity',    onSuccess: 'none', condition: 'restrained', automaticSuccessFrom: 'huge' },
  'fire-casting-statue': { trigger: 'pressure-plate', activations: 'unlimited', save: 'dexterity',    onSuccess: 'half', condition: 'none',       automaticSuccessFrom: 'none' },
  'hidden-pit':          { trigger: 'pit-lid',        activations: 1,           save: 'none',         onSuccess: 'none', condition: 'none',       automaticSuccessFrom: 'none' },
  'poisoned-darts':      { trigger: 'pressure-plate', activations: 3,           save: 'dexterity',    onSuccess: 'none', condition: 'none',       automaticSuccessFrom: 'none' },
  'poisoned-needle':     { trigger: 'lock',           activations: 1,           save: 'constitution', onSuccess: 'half', condition: 'poisoned',   automaticSuccessFrom: 'none' },
  'rolling-stone':       { trigger: 'pressure-plate', activations: 1,           save: 'dexterity',    onSuccess: 'none', condition: 'prone',      automaticSuccessFrom: 'none' },
  'spiked-pit':          { trigger: 'pit-lid',        activations: 1,           save: 'none',         onSuccess: 'none', condition: 'none',       automaticSuccessFrom: 'none' },
}

/** A trap for characters of some levels. */
export interface TrapLevelRow {
  /** character levels, inclusive */
  readonly from: number
  readonly to: number
  /** `none` for a trap that is the same for all levels */
  readonly severity: TrapSeverity | 'none'
  readonly saveDc: number | 'none'
  /** in dice notation, labelled with its types; for each dart that hits */
  readonly damage: string
  /** the length of the Cone, or the depth of the pit */
  readonly feet: number | 'none'
}

/**
 * The example traps by character level. A scaled trap is as severe for its new levels as it was before. For `13d8` the
 * book prints the average 57, although 58½ rounds down to 58.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps, At Higher Levels (pages 199 to 201)
 */
export const TRAP_LEVELS: ByTrap<readonly TrapLevelRow[]> = {
  'collapsing-roof': [
    { from:  1, to:  4, severity: 'deadly',   saveDc: 13,     damage: '2d10[bludgeoning]',                feet: 'none' },
    { from:  5, to: 10, severity: 'deadly',   saveDc: 15,     damage: '4d10[bludgeoning]',                feet: 'none' },
    { from: 11, to: 16, severity: 'deadly',   saveDc: 17,     damage: '10d10[bludgeoning]',               feet: 'none' },
    { from: 17, to: 20, severity: 'deadly',   saveDc: 19,     damage: '18d10[bludgeoning]',               feet: 'none' },
  ],
  'falling-net': [
    { from:  1, to:  4, severity: 'nuisance', saveDc: 10,     damage: '0',                                feet: 'none' },
    { from:  5, to: 10, severity: 'nuisance', saveDc: 12,     damage: '0',                                feet: 'none' },
    { from: 11, to: 16, severity: 'nuisance', saveDc: 14,     damage: '0',                                feet: 'none' },
    { from: 17, to: 20, severity: 'nuisance', saveDc: 16,     damage: '0',                                feet: 'none' },
  ],
  'fire-casting-statue': [
    { from:  1, to:  4, severity: 'deadly',   saveDc: 15,     damage: '2d10[fire]',                       feet:  15 },
    { from:  5, to: 10, severity: 'deadly',   saveDc: 15,     damage: '4d10[fire]',                       feet:  30 },
    { from: 11, to: 16, severity: 'deadly',   saveDc: 15,     damage: '10d10[fire]',                      feet:  60 },
    { from: 17, to: 20, severity: 'deadly',   saveDc: 15,     damage: '18d10[fire]',                      feet: 120 },
  ],
  'hidden-pit': [
    { from:  1, to:  4, severity: 'nuisance', saveDc: 'none', damage: '1d6[bludgeoning]',                 feet:  10 },
    { from:  5, to: 10, severity: 'nuisance', saveDc: 'none', damage: '3d6[bludgeoning]',                 feet:  30 },
    { from: 11, to: 16, severity: 'nuisance', saveDc: 'none', damage: '6d6[bludgeoning]',                 feet:  60 },
    { from: 17, to: 20, severity: 'nuisance', saveDc: 'none', damage: '12d6[bludgeoning]',                feet: 120 },
  ],
  'poisoned-darts': [
    { from:  1, to:  4, severity: 'deadly',   saveDc: 13,     damage: '1d6[poison]',                      feet: 'none' },
    { from:  5, to: 10, severity: 'deadly',   saveDc: 13,     damage: '2d6[poison]',                      feet: 'none' },
    { from: 11, to: 16, severity: 'deadly',   saveDc: 13,     damage: '4d6[poison]',                      feet: 'none' },
    { from: 17, to: 20, severity: 'deadly',   saveDc: 13,     damage: '7d6[poison]',                      feet: 'none' },
  ],
  'poisoned-needle': [
    { from:  1, to:  4, severity: 'nuisance', saveDc: 11,     damage: '1d10[poison]',                     feet: 'none' },
    { from:  5, to: 10, severity: 'nuisance', saveDc: 13,     damage: '2d10[poison]',                     feet: 'none' },
    { from: 11, to: 16, severity: 'nuisance', saveDc: 15,     damage: '4d10[poison]',                     feet: 'none' },
    { from: 17, to: 20, severity: 'nuisance', saveDc: 17,     damage: '10d10[poison]',                    feet: 'none' },
  ],
  'rolling-stone': [
    { from: 11, to: 16, severity: 'deadly',   saveDc: 15,     damage: '10d10[bludgeoning]',               feet: 'none' },
    { from: 17, to: 20, severity: 'nuisance', saveDc: 15,     damage: '10d10[bludgeoning]',               feet: 'none' },
  ],
  'spiked-pit': [
    { from:  1, to:  4, severity: 'deadly',   saveDc: 'none', damage: '1d6[bludgeoning]+2d8[piercing]',   feet:  10 },
    { from:  5, to: 10, severity: 'deadly',   saveDc: 'none', damage: '3d6[bludgeoning]+3d8[piercing]',   feet:  30 },
    { from: 11, to: 16, severity: 'deadly',   saveDc: 'none', damage: '6d6[bludgeoning]+8d8[piercing]',   feet:  60 },
    { from: 17, to: 20, severity: 'deadly',   saveDc: 'none', damage: '12d6[bludgeoning]+13d8[piercing]', feet: 120 },
  ],
}

/** A check that finds a part of a trap, or what the part means. */
export interface TrapDetectionRow {
  readonly trap: Trap
  readonly finds: TrapPart | 'meaning-of-the-glyph'
  readonly action: 'search' | 'study'
  readonly ability: Ability
  readonly skill: 'arcana' | 'investigation' | 'perception'
  readonly dc: number
}

/**
 * The checks that find the example traps. The glyph can be found within 5 feet of the statue, and its meaning only
 * after that.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps, Detect and Disarm (pages 199 to 201)
 */
export const TRAP_DETECTIONS = [
  { trap: 'collapsing-roof',     finds: 'trip-wire',            action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 11 },
  { trap: 'falling-net',         finds: 'trip-wire',            action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 11 },
  { trap: 'fire-casting-statue', finds: 'glyph',                action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 10 },
  { trap: 'fire-casting-statue', finds: 'meaning-of-the-glyph', action: 'study',  ability: 'intelligence', skill: 'arcana',        dc: 15 },
  { trap: 'fire-casting-statue', finds: 'pressure-plate',       action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 15 },
  { trap: 'hidden-pit',          finds: 'pit',                  action: 'study',  ability: 'intelligence', skill: 'investigation', dc: 15 },
  { trap: 'poisoned-darts',      finds: 'holes',                action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 15 },
  { trap: 'poisoned-darts',      finds: 'pressure-plate',       action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 15 },
  { trap: 'poisoned-needle',     finds: 'needle',               action: 'search', ability: 'wisdom',       skill: 'perception',    dc: 15 },
  { trap: 'rolling-stone',       finds: 'pressure-plate',       action: 'study',  ability: 'intelligence', skill: 'investigation', dc: 15 },
  { trap: 'spiked-pit',          finds: 'pit',                  action: 'study',  ability: 'intelligence', skill: 'investigation', dc: 15 },
] as const satisfies readonly TrapDetectionRow[]

/** A way to disarm a trap. */
export interface TrapDisarmingRow {
  readonly trap: Trap | Srd51Trap
  /** the part that has to be found first; `none` for magic that needs nothing found */
  readonly after: TrapPart | 'none'
  readonly by:
    | 'arcane-lock'
    | 'cut-or-avoid'
    | 'deface'
    | 'dispel-magic'
    | 'knock'
    | 'plug'
    | 'pry-open'
    | 'sleight-of-hand'
    | 'thieves-tools'
    | 'wedge'
  /**
   * of a Dexterity check: with Sleight of Hand, with Thieves' Tools, or with what cuts; of a Strength check to pry open; of
   * the check of Dispel Magic
   */
  readonly dc: number | 'none'
  /** what the way gives to its check, and the rule that says so; nothing if it is left out */
  readonly circumstance?: { readonly rule: RuleId; readonly gives: 'disadvantage' }
  /** only where no rule says that a failure triggers the trap */
  readonly onFailure?: 'unchanged'
}

/**
 * The ways to disarm the example traps.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps, Detect and Disarm, Avoid (pages 199 to 201)
 */
export const TRAP_DISARMINGS = [
  { trap: 'collapsing-roof',     after: 'trip-wire',      by: 'cut-or-avoid',    dc: 'none' },
  { trap: 'falling-net',         after: 'trip-wire',      by: 'cut-or-avoid',    dc: 'none' },
  { trap: 'fire-casting-statue', after: 'glyph',          by: 'deface',          dc: 'none' },
  { trap: 'fire-casting-statue', after: 'pressure-plate', by: 'wedge',           dc: 'none' },
  { trap: 'hidden-pit',          after: 'pit',            by: 'wedge',           dc: 'none' },
  { trap: 'hidden-pit',          after: 'pit',            by: 'arcane-lock',     dc: 'none' },
  { trap: 'poisoned-darts',      after: 'holes',          by: 'plug',            dc: 'none' },
  { trap: 'poisoned-darts',      after: 'pressure-plate', by: 'wedge',           dc: 'none' },
  { trap: 'poisoned-needle',     after: 'none',           by: 'knock',           dc: 'none' },
  { trap: 'poisoned-needle',     after: 'needle',         by: 'sleight-of-hand', dc: 15 },
  { trap: 'rolling-stone',       after: 'pressure-plate', by: 'wedge',           dc: 'none' },
  { trap: 'spiked-pit',          after: 'pit',            by: 'wedge',           dc: 'none' },
  { trap: 'spiked-pit',          after: 'pit',            by: 'arcane-lock',     dc: 'none' },
] as const satisfies readonly TrapDisarmingRow[]

/**
 * The other figures of the example traps. The DC for freeing somebody from the net is that of its save.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
 */
export const TRAP_FIGURES = {
  tripWire:       { inchesOffGround: 3 },
  fallingNet:     { squareFeet: 10, escape: { ability: 'strength', skill: 'athletics' }, setting: { tool: 'thieves-tools', ability: 'dexterity', skill: 'sleight-of-hand', dc: 13, minutes: 10 } },
  statue:         { glyphWithinFeet: 5 },
  poisonedDarts:  { darts: '1d3' },
  poisonedNeedle: { conditionHours: 1 },
  rollingStone:   { radiusFeet: 5, initiativeBonus: 8, feetPerTurn: 60, size: 'large', armorClass: 17, hitPoints: 100, damageThreshold: 10, slowing: { ability: 'strength', skill: 'athletics', dc: 20, feet: 15 } },
} as const
