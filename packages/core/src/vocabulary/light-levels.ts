import { isOneOf } from '../one-of.ts'

/**
 * The categories of illumination, from the darkest to the brightest.
 *
 * @source SRD 5.2.1, Playing the Game, Light (page 11)
 */
export const LIGHT_LEVELS = ['darkness', 'dim-light', 'bright-light'] as const

/** The id of a category of illumination. */
export type LightLevel = (typeof LIGHT_LEVELS)[number]

/** Whether a value is the id of a category of illumination. */
export const isLightLevel = (value: unknown): value is LightLevel => isOneOf(value, LIGHT_LEVELS)

/** A value for each category of illumination. */
export type ByLightLevel<Value> = Readonly<Record<LightLevel, Value>>
