import { isOneOf } from '../one-of.ts'

/**
 * What can move a creature: what it spends to move, Teleportation, and anything that moves it without its spending
 * anything, such as a fall or an explosion.
 *
 * @source SRD 5.2.1, Playing the Game, Opportunity Attacks (page 15)
 */
export const MOVEMENT_CAUSES = [
  'movement',
  'action',
  'bonus-action',
  'reaction',
  'teleportation',
  'moved-by-something-else',
] as const

/** The id of a cause of movement. */
export type MovementCause = (typeof MOVEMENT_CAUSES)[number]

/** Whether a value is the id of a cause of movement. */
export const isMovementCause = (value: unknown): value is MovementCause => isOneOf(value, MOVEMENT_CAUSES)
