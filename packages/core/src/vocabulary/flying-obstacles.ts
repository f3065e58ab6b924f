import { isOneOf } from '../one-of.ts'

/**
 * What can make a flying creature fall.
 *
 * @source SRD 5.2.1, Rules Glossary, Flying (page 182); SRD 5.1, Combat, Flying Movement (page 92)
 */
export const FLYING_OBSTACLES = ['incapacitated', 'prone', 'no-fly-speed', 'cannot-move'] as const

/** The id of what can make a flying creature fall. */
export type FlyingObstacle = (typeof FLYING_OBSTACLES)[number]

/** Whether a value is the id of what can make a flying creature fall. */
export const isFlyingObstacle = (value: unknown): value is FlyingObstacle => isOneOf(value, FLYING_OBSTACLES)
