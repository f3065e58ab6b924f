import { isOneOf } from '../one-of.ts'

/**
 * The shapes that an area of effect can have: the six of SRD 5.2.1, and the cloud of the 2012 playtest.
 *
 * @source SRD 5.2.1, Rules Glossary, Area of Effect (page 177); 2012 playtest, Areas of Effect
 */
export const AREA_SHAPES = ['cone', 'cube', 'cylinder', 'emanation', 'line', 'sphere', 'cloud'] as const

/** The id of a shape of an area of effect. */
export type AreaShape = (typeof AREA_SHAPES)[number]

/** Whether a value is the id of a shape of an area of effect. */
export const isAreaShape = (value: unknown): value is AreaShape => isOneOf(value, AREA_SHAPES)
