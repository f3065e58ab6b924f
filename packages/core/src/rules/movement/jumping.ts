import { requireInteger } from '../../bounds.ts'
import type { MovementRule } from '../../rulesets/combat.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/**
 * How many feet a creature must move immediately before a jump for a running jump.
 *
 * @source SRD 5.2.1, Rules Glossary, High Jump (page 183) and Long Jump (page 184); 2012 playtest, Modes of Movement
 */
export const RUN_UP_FEET = 10

/**
 * What a running High Jump adds to the Strength modifier, in feet.
 *
 * @source SRD 5.2.1, Rules Glossary, High Jump (page 183); 2012 playtest, Modes of Movement
 */
export const HIGH_JUMP_FEET = 3

const FEET = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

const isRunning = (runUpFeet: number): boolean => requireInteger('runUpFeet', runUpFeet, FEET) >= RUN_UP_FEET

/**
 * The maximum distance of a Long Jump, in feet: the Strength score, half of it without a running start. Each foot costs
 * a foot of movement.
 *
 * @param strength the score, not the modifier
 * @param runUpFeet how far the creature moved immediately before
 * @throws RangeError if the score is not an ability score, or the run-up is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Jump (page 184); 2012 playtest, Modes of Movement
 * @example
 * longJumpFeet(15, 10) // => 15
 * longJumpFeet(15, 5) // => 7
 */
export function longJumpFeet(strength: number, runUpFeet: number): number {
  requireInteger('strength', strength, ABILITY_SCORES)
  return isRunning(runUpFeet) ? strength : divideRoundDown(strength, 2)
}

/**
 * The maximum height of a High Jump, in feet: 3 plus the Strength modifier, never less than 0; half of it without a
 * running start. Each foot costs a foot of movement.
 *
 * @param strengthModifier the modifier, not the score
 * @param runUpFeet how far the creature moved on foot immediately before
 * @throws RangeError if the run-up is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, High Jump (page 183); 2012 playtest, Modes of Movement
 * @example
 * highJumpFeet(2, 10, srd521.movement) // => 5
 * highJumpFeet(2, 0, srd521.movement) // => 2
 * highJumpFeet(-1, 0, next2012.movement) // => 1
 */
export function highJumpFeet(strengthModifier: number, runUpFeet: number, { standingHighJump }: MovementRule): number {
  const running = Math.max(0, HIGH_JUMP_FEET + strengthModifier)
  if (isRunning(runUpFeet)) return running
  return standingHighJump === 'half' ? divideRoundDown(running, 2) : Math.max(1, strengthModifier)
}

/**
 * The reach during a High Jump, in inches: the jump, the creature's height, and half of its height for the arms.
 *
 * @param jumpFeet the height of the jump
 * @param heightInches the creature's height, in inches so that feet and inches are exact
 * @throws RangeError if a length is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, High Jump (page 183)
 * @example
 * highJumpReachInches(5, 72) // => 168
 */
export function highJumpReachInches(jumpFeet: number, heightInches: number): number {
  requireInteger('jumpFeet', jumpFeet, FEET)
  requireInteger('heightInches', heightInches, FEET)
  return jumpFeet * 12 + divideRoundDown(heightInches * 3, 2)
}

/**
 * The tallest obstacle that counts as low in a Long Jump, in feet: a quarter of its distance, rounded down.
 *
 * @throws RangeError if the distance is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Jump (page 184); Playing the Game, Round Down (page 5)
 * @example
 * lowObstacleFeet(30) // => 7
 */
export const lowObstacleFeet = (jumpFeet: number): number =>
  divideRoundDown(requireInteger('jumpFeet', jumpFeet, FEET), 4)

/**
 * Whether an obstacle is low enough to be cleared by a Long Jump: no taller than `lowObstacleFeet`.
 *
 * @throws RangeError if a length is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Jump (page 184)
 * @example
 * isLowObstacle(36, 15) // => true
 * isLowObstacle(37, 15) // => false
 */
export const isLowObstacle = (heightInches: number, jumpFeet: number): boolean =>
  requireInteger('heightInches', heightInches, FEET) <= lowObstacleFeet(jumpFeet) * 12
