import { isOneOf } from '../one-of.ts'

/**
 * What may require an ability check during movement: climbing a slippery surface or one with few handholds, moving in
 * rough water, clearing a low obstacle with a Long Jump, and landing in Difficult Terrain after one.
 *
 * @source SRD 5.2.1, Rules Glossary: Climbing (page 179), Swimming (page 189), Long Jump (page 185)
 */
export const MOVEMENT_CHECKS = ['hard-climb', 'rough-water', 'low-obstacle', 'landing-in-difficult-terrain'] as const

/** The id of a check during movement. */
export type MovementCheck = (typeof MOVEMENT_CHECKS)[number]

/** Whether a value is the id of a check during movement. */
export const isMovementCheck = (value: unknown): value is MovementCheck => isOneOf(value, MOVEMENT_CHECKS)
