import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'

/** A creature that takes the Dash action, or Hustle. */
export interface DashingCreature {
  /** after any modifiers: the Speed, or a special speed such as a Fly Speed, chosen each time */
  readonly speedFeet: number
  /** the movement left this turn */
  readonly movementLeftFeet: number
}

/** The movement of a creature. */
export interface DashingMovement {
  /** the movement left this turn */
  readonly movementLeftFeet: number
  /** how far the action itself moves the creature, to be used at once */
  readonly moveWithActionFeet: number
}

/**
 * The movement after the Dash action, or Hustle: increased by the speed.
 *
 * @throws RangeError if a number of feet is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Dash (page 180)
 * @source 2012 playtest, Combat, Hustle
 * @example
 * dash({ speedFeet: 15, movementLeftFeet: 15 }) // => { movementLeftFeet: 30, moveWithActionFeet: 0 }
 * dash({ speedFeet: 30, movementLeftFeet: 30 }, next2012) // => { movementLeftFeet: 30, moveWithActionFeet: 30 }
 */
export function dash(
  { speedFeet, movementLeftFeet }: DashingCreature,
  ruleset: RulesOf<'dash'> = srd521ChecksAndActions,
): DashingMovement {
  requireInteger('speedFeet', speedFeet, FROM_0)
  requireInteger('movementLeftFeet', movementLeftFeet, FROM_0)
  return ruleset.dash.movement === 'added'
    ? { movementLeftFeet: movementLeftFeet + speedFeet, moveWithActionFeet: 0 }
    : { movementLeftFeet, moveWithActionFeet: speedFeet }
}
