import { interactionCost } from '../../rules/actions/utilize.ts'
import { isDeprived, onlyOnItsTurn } from '../acting.ts'
import { aCreature, aFlag, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, spend } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature interacts with an object for free, during its move or action. */
export interface Interact {
  readonly kind: 'interact'
  readonly creature: string
  /** whether the object always takes an action or needs special care; no by default */
  readonly needsAction?: boolean
}

/**
 * Handles the event `Interact`.
 *
 * @source SRD 5.2.1, Playing the Game, Your Turn (page 13); 2012 playtest, Actions in Combat, Use an Item
 */
export const interact: EventHandler<Interact> = {
  rule: 'time-limited-interactions',
  fields: { creature: aCreature, needsAction: optional(aFlag) },
  check: (now, { creature, needsAction = false }) =>
    firstRefusal(
      () => onlyOnItsTurn(now, creature),
      () => isDeprived(now, creature, 'action'),
      () => {
        const { freeInteractions: earlier } = creatureOf(now, creature).spent
        return interactionCost({ earlier, needsAction }, now.ruleset) === 'free'
          ? undefined
          : refuse('needs-action', 'time-limited-interactions', { creature, got: earlier })
      },
    ),
  perform: (play, { creature }) => {
    const freeInteractions = creatureOf(play, creature).spent.freeInteractions + 1
    spend(play, creature, { freeInteractions })
    recordSteps(play, creature, {
      kind: 'object-interacted-with',
      rule: 'time-limited-interactions',
      values: { freeInteractions },
    })
  },
  candidates: (_, creature) => [{ kind: 'interact', creature }],
}
