import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/** A Prone creature that wants to stand up. */
export interface StandingUp {
  readonly speedFeet: number
  readonly movementLeftFeet: number
}

/**
 * The cost of standing up from Prone, in feet of movement.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Modes of Movement
 * @example
 * standUpCostFeet(30) // => 15
 * standUpCostFeet(30, next2012) // => 5
 */
export function standUpCostFeet(speedFeet: number, ruleset: RulesOf<'movement'> = srd521Combat): number {
  const { standUp } = ruleset.movement
  requireInteger('speedFeet', speedFeet, FROM_0)
  return standUp === 'half-speed' ? divideRoundDown(speedFeet, 2) : standUp
}

/**
 * Whether a Prone creature can stand up: not with a Speed of 0, and only with enough movement left.
 *
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Modes of Movement
 * @example
 * canStandUp({ speedFeet: 30, movementLeftFeet: 20 }) // => true
 * canStandUp({ speedFeet: 30, movementLeftFeet: 10 }) // => false
 */
export function canStandUp(
  { speedFeet, movementLeftFeet }: StandingUp,
  ruleset: RulesOf<'movement'> = srd521Combat,
): boolean {
  requireInteger('speedFeet', speedFeet, FROM_0)
  requireInteger('movementLeftFeet', movementLeftFeet, FROM_0)
  return speedFeet > 0 && movementLeftFeet >= standUpCostFeet(speedFeet, ruleset)
}

/**
 * Whether a creature can drop Prone on its turn, which costs neither an action nor movement: not with a Speed of 0,
 * except in SRD 5.1.
 *
 * @throws RangeError if the Speed is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Dropping Prone (page 14); SRD 5.1, Combat, Being Prone (page 91)
 * @example
 * canDropProne(30) // => true
 * canDropProne(0) // => false
 * canDropProne(0, srd51) // => true
 */
export const canDropProne = (speedFeet: number, { movement }: RulesOf<'movement'> = srd521Combat): boolean =>
  requireInteger('speedFeet', speedFeet, FROM_0) > 0 || !movement.droppingProneNeedsSpeed
