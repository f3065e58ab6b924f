import { requireInteger } from '../../bounds.ts'
import type { MovementRule } from '../../rulesets/combat.ts'
import { divideRoundDown } from '../basics/round-down.ts'

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/**
 * The cost of standing up from Prone, in feet of movement.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Modes of Movement
 * @example
 * standUpCost(30, srd521.movement) // => 15
 * standUpCost(30, next2012.movement) // => 5
 */
export function standUpCost(speedFeet: number, { standUp }: MovementRule): number {
  requireInteger('speedFeet', speedFeet, FEET)
  return standUp === 'half-speed' ? divideRoundDown(speedFeet, 2) : standUp
}

/**
 * Whether a Prone creature can stand up: not with a Speed of 0, and only with enough movement left.
 *
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Modes of Movement
 * @example
 * canStandUp(30, 20, srd521.movement) // => true
 * canStandUp(30, 10, srd521.movement) // => false
 */
export function canStandUp(speedFeet: number, movementLeftFeet: number, rule: MovementRule): boolean {
  requireInteger('movementLeftFeet', movementLeftFeet, FEET)
  return speedFeet > 0 && movementLeftFeet >= standUpCost(speedFeet, rule)
}

/**
 * Whether a creature can drop Prone on its turn, which costs neither an action nor movement: not with a Speed of 0.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Dropping Prone (page 14)
 * @example
 * canDropProne(30) // => true
 * canDropProne(0) // => false
 */
export const canDropProne = (speedFeet: number): boolean => requireInteger('speedFeet', speedFeet, FEET) > 0
