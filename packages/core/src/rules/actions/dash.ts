import type { DashRule } from '../../rulesets/checks-and-actions.ts'

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
 * @param speedFeet after any modifiers: the Speed, or a special speed such as a Fly Speed, chosen each time
 * @param movementLeftFeet the movement left this turn
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
