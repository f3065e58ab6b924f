import { FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'

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
 * @throws RangeError if the number of earlier interactions is negative or not an integer
 * @source SRD 5.2.1, Playing the Game, Time-Limited Object Interactions (page 12) and Your Turn (page 13)
 * @source 2012 playtest, Combat, Use an Item
 * @example
 * interactionCost({ earlier: 0, needsAction: false }) // => 'free'
 * interactionCost({ earlier: 1, needsAction: false }) // => 'action'
 */
export function interactionCost(
  { earlier, needsAction }: ObjectInteraction,
  ruleset: RulesOf<'objectInteraction'> = srd521ChecksAndActions,
): 'free' | 'action' {
  const { freePerTurn } = ruleset.objectInteraction
  requireInteger('earlier', earlier, FROM_0)
  return needsAction || (freePerTurn !== 'usual' && earlier >= freePerTurn) ? 'action' : 'free'
}
