import { isOneOf } from '../one-of.ts'

/**
 * How much an area is obscured, from the least to the most; `none` is not at all.
 *
 * @source SRD 5.2.1, Playing the Game, Obscured Areas (page 11)
 * @source 2012 playtest, Exploration, Conditions for Stealth
 */
export const OBSCUREMENTS = ['none', 'lightly-obscured', 'heavily-obscured'] as const

/** The id of a degree of obscurement. */
export type Obscurement = (typeof OBSCUREMENTS)[number]

/** Whether a value is the id of a degree of obscurement. */
export const isObscurement = (value: unknown): value is Obscurement => isOneOf(value, OBSCUREMENTS)
