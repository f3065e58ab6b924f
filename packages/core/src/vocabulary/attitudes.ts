import { isOneOf } from '../one-of.ts'

/**
 * The attitudes of a monster toward a character, from the most to the least favorable.
 *
 * @source SRD 5.2.1, Rules Glossary, Attitude (page 177)
 */
export const ATTITUDES = ['friendly', 'indifferent', 'hostile'] as const

/** The id of an attitude. */
export type Attitude = (typeof ATTITUDES)[number]

/** Whether a value is the id of an attitude. */
export const isAttitude = (value: unknown): value is Attitude => isOneOf(value, ATTITUDES)

/** A value for each of the three attitudes. */
export type ByAttitude<Value> = Readonly<Record<Attitude, Value>>

/**
 * How willing a monster is to do what it is urged to do.
 *
 * @source SRD 5.2.1, Rules Glossary, Influence (page 184)
 */
export const WILLINGNESS = ['willing', 'unwilling', 'hesitant'] as const

/** The id of a willingness. */
export type Willingness = (typeof WILLINGNESS)[number]

/** Whether a value is the id of a willingness. */
export const isWillingness = (value: unknown): value is Willingness => isOneOf(value, WILLINGNESS)
