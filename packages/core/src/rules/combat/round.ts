import { FROM_0, FROM_1, requireInteger } from '../../bounds.ts'

/**
 * The length of a round in the game world, in seconds.
 *
 * @source SRD 5.2.1, Playing the Game, The Order of Combat (page 13); 2012 playtest, The Round
 */
export const ROUND_SECONDS = 6

const MINUTES = { minimum: 0, maximum: 1_000_000_000 }

/**
 * The number of rounds in some minutes: 10 in each.
 *
 * @throws RangeError if the minutes are not an integer between 0 and 1,000,000,000
 * @source SRD 5.2.1, Playing the Game, The Order of Combat (page 13); 2012 playtest, Time
 * @example
 * roundsInMinutes(1) // => 10
 */
export const roundsInMinutes = (minutes: number): number =>
  (requireInteger('minutes', minutes, MINUTES) * 60) / ROUND_SECONDS

/** A turn in combat: the round, counted from 1, and the place in the Initiative order, counted from 0. */
export interface Turn {
  readonly round: number
  readonly place: number
}

/** A turn, and the number of places in the order. */
export interface TurnInOrder extends Turn {
  readonly places: number
}

/** A turn, and a number of rounds, from 1. */
export interface TurnAndRounds extends Turn {
  readonly rounds: number
}

/**
 * The next turn: the next place in Initiative order, or the first of the next round once everyone has taken a turn.
 *
 * @throws RangeError if the turn is none of this order
 * @source SRD 5.2.1, Playing the Game, The Order of Combat (page 13)
 * @example
 * nextTurn({ round: 1, place: 0, places: 2 }) // => { round: 1, place: 1 }
 * nextTurn({ round: 1, place: 1, places: 2 }) // => { round: 2, place: 0 }
 */
export function nextTurn({ round, place, places }: TurnInOrder): Turn {
  requireInteger('round', round, FROM_1)
  requireInteger('places', places, FROM_1)
  requireInteger('place', place, { minimum: 0, maximum: places - 1 })
  return place + 1 < places ? { round, place: place + 1 } : { round: round + 1, place: 0 }
}

/**
 * The turn at whose start an effect ends that lasts for some rounds: the same turn, that many rounds later.
 *
 * @throws RangeError if a round is less than 1 or not an integer, or the place is negative or not an integer
 * @source 2012 playtest, The Round
 * @example
 * turnAfterRounds({ round: 2, place: 3, rounds: 1 }) // => { round: 3, place: 3 }
 */
export const turnAfterRounds = ({ round, place, rounds }: TurnAndRounds): Turn => ({
  round: requireInteger('round', round, FROM_1) + requireInteger('rounds', rounds, FROM_1),
  place: requireInteger('place', place, FROM_0),
})
