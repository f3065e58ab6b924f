import { isOneOf } from '../one-of.ts'

/**
 * The example traps.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
 */
export const TRAPS = [
  'collapsing-roof', 'falling-net', 'fire-casting-statue', 'hidden-pit', 'poisoned-darts', 'poisoned-needle',
  'rolling-stone', 'spiked-pit',
] as const

/** The id of an example trap. */
export type Trap = (typeof TRAPS)[number]

/** Whether a value is the id of an example trap. */
export const isTrap = (value: unknown): value is Trap => isOneOf(value, TRAPS)

/**
 * The sample traps of SRD 5.1, by their names of today where SRD 5.2.1 has them too.
 *
 * @source SRD 5.1, Traps, Sample Traps (pages 196 to 198)
 */
export const SRD_5_1_TRAPS = [
  'collapsing-roof', 'falling-net', 'fire-casting-statue', 'hidden-pit', 'locking-pit', 'poisoned-darts',
  'poisoned-needle', 'rolling-stone', 'simple-pit', 'sphere-of-annihilation', 'spiked-pit',
] as const

/** The id of a sample trap of SRD 5.1. */
export type Srd51Trap = (typeof SRD_5_1_TRAPS)[number]

/** Whether a value is the id of a sample trap of SRD 5.1. */
export const isSrd51Trap = (value: unknown): value is Srd51Trap => isOneOf(value, SRD_5_1_TRAPS)

/** A value for each of the example traps. */
export type ByTrap<Value> = Readonly<Record<Trap, Value>>

/**
 * How much harm a trap does to characters of its levels.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Parts of a Trap (page 199)
 */
export const TRAP_SEVERITIES = ['nuisance', 'deadly'] as const

/** The id of a severity of traps. */
export type TrapSeverity = (typeof TRAP_SEVERITIES)[number]

/** Whether a value is the id of a severity of traps. */
export const isTrapSeverity = (value: unknown): value is TrapSeverity => isOneOf(value, TRAP_SEVERITIES)

/**
 * The parts of the example traps that can be found.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Example Traps (pages 199 to 201)
 */
export const TRAP_PARTS = ['glyph', 'holes', 'needle', 'pit', 'pressure-plate', 'trip-wire'] as const

/** The id of a part of a trap. */
export type TrapPart = (typeof TRAP_PARTS)[number]

/** Whether a value is the id of a part of a trap. */
export const isTrapPart = (value: unknown): value is TrapPart => isOneOf(value, TRAP_PARTS)

/**
 * How dangerous a trap of 2014 is to characters of its levels.
 *
 * @source SRD 5.1, Traps, Trap Effects (page 196)
 */
export const TRAP_DANGERS = ['setback', 'dangerous', 'deadly'] as const

/** The id of a danger of traps. */
export type TrapDanger = (typeof TRAP_DANGERS)[number]

/** Whether a value is the id of a danger of traps. */
export const isTrapDanger = (value: unknown): value is TrapDanger => isOneOf(value, TRAP_DANGERS)

/** A value for each danger of traps. */
export type ByTrapDanger<Value> = Readonly<Record<TrapDanger, Value>>
