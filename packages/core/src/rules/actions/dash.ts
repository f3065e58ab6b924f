import type { DashRule } from '../../rulesets/checks-and-actions.ts'

/** The movement that a creature has. */
export interface DashingMovement {
  /** what is left of the movement of this turn */
  readonly movementLeftFeet: number
  /** what the action itself moves it, to be used up at once */
  readonly moveWithActionFeet: number
}

/**
 * The movement after the Dash action, or Hustle: as much again as the speed.
 *
 * @param speedFeet after any modifiers: the Speed, or a special speed such as a Fly Speed, chosen each time
 * @param movementLeftFeet what is left of the movement of this turn
 * @source SRD 5.2.1, Rules Glossary, Dash (page 180)
 * @source 2012 playtest, Combat, Hustle
 * @example
 * dash({ speedFeet: 15, movementLeftFeet: 15 }, srd521.dash) // => { movementLeftFeet: 30, moveWithActionFeet: 0 }
 * dash({ speedFeet: 30, movementLeftFeet: 30 }, next2012.dash) // => { movementLeftFeet: 30, moveWithActionFeet: 30 }
 */
export const dash = (
  { speedFeet, movementLeftFeet }: { readonly speedFeet: number; readonly movementLeftFeet: number },
  { movement }: DashRule,
): DashingMovement =>
  movement === 'added'
    ? { movementLeftFeet: movementLeftFeet + speedFeet, moveWithActionFeet: 0 }
    : { movementLeftFeet, moveWithActionFeet: speedFeet }
