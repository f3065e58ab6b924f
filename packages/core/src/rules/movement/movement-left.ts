import { requireInteger } from '../../bounds.ts'

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * How many feet of a speed are left this turn: the movement spent with any speed is subtracted from the current one. A
 * move can be broken up around actions, so only the sum counts.
 *
 * The SRD subtracts “the distance already moved”. This function subtracts the movement spent, extra costs included.
 *
 * @param speedFeet the current speed, with what an action such as Dash adds to it
 * @param spentFeet the movement spent so far this turn
 * @throws RangeError if a number of feet is negative or not an integer
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
