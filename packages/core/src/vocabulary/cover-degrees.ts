import { isOneOf } from '../one-of.ts'

/**
 * The degrees of cover, from the least to the most protective; `none` is no cover at all.
 *
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 */
export const COVER_DEGREES = ['none', 'half', 'three-quarters', 'total'] as const

/** The id of a degree of cover. */
export type CoverDegree = (typeof COVER_DEGREES)[number]

/** Whether a value is the id of a degree of cover. */
export const isCoverDegree = (value: unknown): value is CoverDegree => isOneOf(value, COVER_DEGREES)
