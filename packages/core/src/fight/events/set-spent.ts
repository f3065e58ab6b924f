import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, aFlag, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, spend } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A manual change of what a creature has used since the start of its turn. What is left out stays as it is. */
export interface SetSpent {
  readonly kind: 'set-spent'
  readonly creature: string
  /** whether it has taken its action; attacks that it had left are lost */
  readonly action?: boolean
  readonly bonusAction?: boolean
  readonly reaction?: boolean
  /** the movement that it has used, in feet */
  readonly movementFeet?: number
}

/**
 * Handles the event `SetSpent`.
 *
 * @source SRD 5.2.1, Playing the Game, Your Turn (page 13); 2012 playtest, Your Turn
 */
export const setSpent: EventHandler<SetSpent> = {
  rule: 'your-turn',
  fields: {
    creature: aCreature,
    action: optional(aFlag),
    bonusAction: optional(aFlag),
    reaction: optional(aFlag),
    movementFeet: optional(aCount),
  },
  check: (now, { creature, bonusAction }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () =>
        bonusAction === undefined || now.ruleset.actions.bonusActions
          ? undefined
          : refuse('no-such-rule', 'bonus-action', { creature }),
    ),
  perform: (play, { creature, action, bonusAction, reaction, movementFeet }) => {
    const { movementFeet: was } = creatureOf(play, creature).spent
    if (action !== undefined) {
      spend(play, creature, { action, attacksLeft: 0, spellAttacksLeft: 0 })
      recordSteps(play, creature, { kind: 'action-set', rule: 'action', values: { spent: action } })
    }
    if (bonusAction !== undefined) {
      spend(play, creature, { bonusAction })
      recordSteps(play, creature, { kind: 'bonus-action-set', rule: 'bonus-action', values: { spent: bonusAction } })
    }
    if (reaction !== undefined) {
      spend(play, creature, { reaction })
      recordSteps(play, creature, { kind: 'reaction-set', rule: 'reaction', values: { spent: reaction } })
    }
    if (movementFeet !== undefined) {
      spend(play, creature, { movementFeet })
      recordSteps(play, creature, {
        kind: 'movement-set',
        rule: 'movement-and-position',
        values: { was, movementFeet },
      })
    }
  },
  candidates: (_, creature) => [{ kind: 'set-spent', creature, reaction: true }],
}
