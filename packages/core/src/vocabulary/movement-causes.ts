/**
 * What can carry a creature from one place to another: what it spends for it, then Teleportation, then anything that
 * moves it without its spending anything, such as a fall or an explosion.
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
