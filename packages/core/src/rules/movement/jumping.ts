import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Combat } from '../../rulesets/srd-5-2-1/combat.ts'
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

/** A Long Jump. */
export interface LongJump {
  /** the score, not the modifier: 1 to 30 */
  readonly strengthScore: number
  /** how far the creature moved immediately before; 0 by default */
  readonly runUpFeet?: number
}

/** A High Jump. */
export interface HighJump {
  /** the modifier, not the score */
  readonly strengthModifier: number
  /** how far the creature moved on foot immediately before; 0 by default */
  readonly runUpFeet?: number
}

/** The reach of a creature during a High Jump. */
export interface HighJumpReach {
  /** the height of the jump */
  readonly jumpFeet: number
  /** the height of the creature, in inches so that feet and inches are exact */
  readonly heightInches: number
}

/** An obstacle in the way of a Long Jump. */
export interface JumpedObstacle {
  /** the height of the obstacle, in inches so that feet and inches are exact */
  readonly heightInches: number
  /** the distance of the jump */
  readonly jumpFeet: number
}

const isRunning = (runUpFeet: number): boolean => requireInteger('runUpFeet', runUpFeet, FROM_0) >= RUN_UP_FEET

/**
 * The maximum distance of a Long Jump, in feet: the Strength score, half of it without a running start. Each foot costs
 * a foot of movement.
 *
 * @throws RangeError if the score is not an ability score, or the run-up is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Jump (page 184); 2012 playtest, Modes of Movement
 * @example
 * longJumpFeet({ strengthScore: 15, runUpFeet: 10 }) // => 15
 * longJumpFeet({ strengthScore: 15, runUpFeet: 5 }) // => 7
 */
export function longJumpFeet({ strengthScore, runUpFeet = 0 }: LongJump): number {
  requireInteger('strengthScore', strengthScore, ABILITY_SCORES)
  return isRunning(runUpFeet) ? strengthScore : divideRoundDown(strengthScore, 2)
}

/**
 * The maximum height of a High Jump, in feet: 3 plus the Strength modifier, never less than 0; half of it without a
 * running start. Each foot costs a foot of movement.
 *
 * @throws RangeError if the modifier is not an integer, or the run-up is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, High Jump (page 183); 2012 playtest, Modes of Movement
 * @example
 * highJumpFeet({ strengthModifier: 2, runUpFeet: 10 }) // => 5
 * highJumpFeet({ strengthModifier: 2, runUpFeet: 0 }) // => 2
 * highJumpFeet({ strengthModifier: -1, runUpFeet: 0 }, next2012) // => 1
 */
export function highJumpFeet(
  { strengthModifier, runUpFeet = 0 }: HighJump,
  ruleset: RulesOf<'movement'> = srd521Combat,
): number {
  requireInteger('strengthModifier', strengthModifier, ANY_INTEGER)
  const running = Math.max(0, HIGH_JUMP_FEET + strengthModifier)
  if (isRunning(runUpFeet)) return running
  return ruleset.movement.standingHighJump === 'half' ? divideRoundDown(running, 2) : Math.max(1, strengthModifier)
}

/**
 * The reach during a High Jump, in inches: the jump, the creature's height, and half of its height for the arms.
 *
 * @throws RangeError if a length is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, High Jump (page 183)
 * @example
 * highJumpReachInches({ jumpFeet: 5, heightInches: 72 }) // => 168
 */
export function highJumpReachInches({ jumpFeet, heightInches }: HighJumpReach): number {
  requireInteger('jumpFeet', jumpFeet, FROM_0)
  requireInteger('heightInches', heightInches, FROM_0)
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
  divideRoundDown(requireInteger('jumpFeet', jumpFeet, FROM_0), 4)

/**
 * Whether an obstacle is low enough to be cleared by a Long Jump: no taller than `lowObstacleFeet`.
 *
 * @throws RangeError if a length is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Long Jump (page 184)
 * @example
 * isLowObstacle({ heightInches: 36, jumpFeet: 15 }) // => true
 * isLowObstacle({ heightInches: 37, jumpFeet: 15 }) // => false
 */
export const isLowObstacle = ({ heightInches, jumpFeet }: JumpedObstacle): boolean =>
  requireInteger('heightInches', heightInches, FROM_0) <= lowObstacleFeet(jumpFeet) * 12
