import { requireInteger } from '../../bounds.ts'
import { ROUND_SECONDS } from '../combat/round.ts'

const SECONDS_PER_MINUTE = 60

/**
 * On how many consecutive turns the Magic action has to be taken, with Concentration, to cast a spell with a casting
 * time in minutes.
 *
 * @param minutes the casting time, including what a Ritual adds: from 1
 * @throws RangeError if the minutes are less than 1 or not an integer
 * @source SRD 5.2.1, Spells, Longer Casting Times (page 105)
 * @example
 * castingTurns(1) // => 10
 * castingTurns(11) // => 110
 */
export const castingTurns = (minutes: number): number =>
  (requireInteger('minutes', minutes, { minimum: 1, maximum: Number.MAX_SAFE_INTEGER / SECONDS_PER_MINUTE }) *
    SECONDS_PER_MINUTE) /
  ROUND_SECONDS
