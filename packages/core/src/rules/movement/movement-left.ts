import { requireInteger } from '../../bounds.ts'

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * How many feet a speed still gives this turn: what was spent with any speed is subtracted from the one now used. A move
 * can be broken up around actions as one likes, so that only the sum counts.
 *
 * The SRD subtracts “the distance already moved”; this takes it as the movement spent, extra costs included.
 *
 * @param speedFeet the speed now used, with what an action such as Dash adds to it
 * @param spentFeet the movement spent so far this turn
 * @throws RangeError when a number of feet is no integer from 0
 * @source SRD 5.2.1, Playing the Game, Breaking Up Your Move (page 14); Rules Glossary, Speed (page 188)
 * @example
 * movementLeft(40, 20) // => 20
 * movementLeft(30, 40) // => 0
 */
export function movementLeft(speedFeet: number, spentFeet: number): number {
  requireInteger('speedFeet', speedFeet, FEET)
  requireInteger('spentFeet', spentFeet, FEET)
  return Math.max(0, speedFeet - spentFeet)
}
