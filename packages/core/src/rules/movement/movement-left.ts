import { FROM_0, requireInteger } from '../../bounds.ts'

/** The movement of a creature on its turn. */
export interface TurnMovement {
  /** the current speed, with what an action such as Dash adds to it */
  readonly speedFeet: number
  /** the movement spent so far this turn */
  readonly spentFeet: number
}

/**
 * How many feet of a speed are left this turn: the movement spent with any speed is subtracted from the current one. A
 * move can be broken up around actions, so only the sum counts.
 *
 * The SRD subtracts “the distance already moved”. This function subtracts the movement spent, extra costs included.
 *
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Breaking Up Your Move (page 14); Rules Glossary, Speed (page 188)
 * @example
 * remainingMovementFeet({ speedFeet: 40, spentFeet: 20 }) // => 20
 * remainingMovementFeet({ speedFeet: 30, spentFeet: 40 }) // => 0
 */
export function remainingMovementFeet({ speedFeet, spentFeet }: TurnMovement): number {
  requireInteger('speedFeet', speedFeet, FROM_0)
  requireInteger('spentFeet', spentFeet, FROM_0)
  return Math.max(0, speedFeet - spentFeet)
}
