import type { ObjectInteractionRule } from '../../rulesets/checks-and-actions.ts'

/** An interaction with an object when time is short. */
export interface ObjectInteraction {
  /** the number of free interactions this turn so far */
  readonly earlier: number
  /** the object always takes an action, needs special care or is an unusual obstacle, such as a stuck door */
  readonly needsAction: boolean
}

/**
 * What interacting with an object costs on a turn: nothing during a move or an action, or the Utilize action.
 *
 * @source SRD 5.2.1, Playing the Game, Time-Limited Object Interactions (page 12) and Your Turn (page 13)
 * @source 2012 playtest, Combat, Use an Item
 * @example
 * interactionCost({ earlier: 0, needsAction: false }, srd521.objectInteraction) // => 'free'
 * interactionCost({ earlier: 1, needsAction: false }, srd521.objectInteraction) // => 'action'
 */
export const interactionCost = (
  { earlier, needsAction }: ObjectInteraction,
  { freePerTurn }: ObjectInteractionRule,
): 'free' | 'action' => (needsAction || (freePerTurn !== 'usual' && earlier >= freePerTurn) ? 'action' : 'free')
