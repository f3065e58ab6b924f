import { isOneOf } from '../one-of.ts'

/**
 * The sizes of creatures and objects, from the smallest to the largest.
 *
 * @source SRD 5.2.1, Playing the Game, Creature Size (page 14)
 */
export const SIZES = ['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'] as const

/** The id of a size. */
export type Size = (typeof SIZES)[number]

/** Whether a value is the id of a size. */
export const isSize = (value: unknown): value is Size => isOneOf(value, SIZES)

/** A value for each of the six sizes. */
export type BySize<Value> = Readonly<Record<Size, Value>>
