import { isOneOf } from '../one-of.ts'

/**
 * The mastery properties, of which each weapon has one. Only a character with a feature that unlocks it can use it.
 *
 * @source SRD 5.2.1, Equipment, Mastery Properties (page 90)
 */
export const MASTERY_PROPERTIES = ['cleave', 'graze', 'nick', 'push', 'sap', 'slow', 'topple', 'vex'] as const

/** The id of a mastery property. */
export type MasteryProperty = (typeof MASTERY_PROPERTIES)[number]

/** Whether a value is the id of a mastery property. */
export const isMasteryProperty = (value: unknown): value is MasteryProperty => isOneOf(value, MASTERY_PROPERTIES)
