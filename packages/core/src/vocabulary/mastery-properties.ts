/**
 * The mastery properties, of which each weapon has one. Only a character with a feature that unlocks it can use it.
 *
 * @source SRD 5.2.1, Equipment, Mastery Properties (page 90)
 */
export const MASTERY_PROPERTIES = ['cleave', 'graze', 'nick', 'push', 'sap', 'slow', 'topple', 'vex'] as const

/** The id of a mastery property. */
export type MasteryProperty = (typeof MASTERY_PROPERTIES)[number]
