/** How an encounter ended. */
export interface EncounterResult {
  /** nobody if both sides still fight after the last round that is played */
  readonly winner: 'party' | 'creatures' | 'nobody'
  /** the round in which it ended, from 1 */
  readonly rounds: number
  /** the Hit Points of each fighter at the end, in the order of the encounter; 0 for those that are not conscious */
  readonly hitPoints: readonly number[]
  /** which fighters are dead */
  readonly dead: readonly boolean[]
}

/** The last round that is played. */
export const LAST_ROUND = 100
