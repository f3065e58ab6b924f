import { isOneOf } from '../one-of.ts'

/**
 * The three kinds of D20 Test.
 *
 * @source SRD 5.2.1, Playing the Game, D20 Tests (page 6)
 */
export const D20_TESTS = ['ability-check', 'saving-throw', 'attack-roll'] as const

/** The id of a kind of D20 Test. */
export type D20Test = (typeof D20_TESTS)[number]

/** Whether a value is the id of a kind of D20 Test. */
export const isD20Test = (value: unknown): value is D20Test => isOneOf(value, D20_TESTS)

/**
 * How the d20 of a D20 Test is rolled.
 *
 * @source SRD 5.2.1, Playing the Game, Advantage/Disadvantage (page 7)
 */
export const ROLL_STATES = ['normal', 'advantage', 'disadvantage'] as const

/** The id of a roll state. */
export type RollState = (typeof ROLL_STATES)[number]

/** Whether a value is the id of a roll state. */
export const isRollState = (value: unknown): value is RollState => isOneOf(value, ROLL_STATES)
