import { isOneOf } from '../one-of.ts'

/**
 * The four backgrounds.
 *
 * @source SRD 5.2.1, Character Origins, Background Descriptions (page 83)
 */
export const BACKGROUNDS = ['acolyte', 'criminal', 'sage', 'soldier'] as const

/** The id of a background. */
export type Background = (typeof BACKGROUNDS)[number]

/** Whether a value is the id of a background. */
export const isBackground = (value: unknown): value is Background => isOneOf(value, BACKGROUNDS)

/** A value for each of the four backgrounds. */
export type ByBackground<Value> = Readonly<Record<Background, Value>>
