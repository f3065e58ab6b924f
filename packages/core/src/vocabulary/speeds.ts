import { isOneOf } from '../one-of.ts'

/**
 * The speeds that a creature can have: its Speed, then the special speeds.
 *
 * @source SRD 5.2.1, Rules Glossary, Speed (page 188)
 */
export const SPEEDS = ['speed', 'burrow-speed', 'climb-speed', 'fly-speed', 'swim-speed'] as const

/** The id of a speed. */
export type SpeedKind = (typeof SPEEDS)[number]

/** Whether a value is the id of a speed. */
export const isSpeedKind = (value: unknown): value is SpeedKind => isOneOf(value, SPEEDS)
