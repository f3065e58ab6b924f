import { isOneOf } from '../one-of.ts'

/**
 * The difficulties of combat encounters, from the lowest to the highest.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Choose a Difficulty (page 202)
 */
export const ENCOUNTER_DIFFICULTIES = ['low', 'moderate', 'high'] as const

/** The id of a difficulty of combat encounters. */
export type EncounterDifficulty = (typeof ENCOUNTER_DIFFICULTIES)[number]

/** Whether a value is the id of a difficulty of combat encounters. */
export const isEncounterDifficulty = (value: unknown): value is EncounterDifficulty => isOneOf(value, ENCOUNTER_DIFFICULTIES)
