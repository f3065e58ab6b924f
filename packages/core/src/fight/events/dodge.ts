import { cannotTake, takeAction } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { recordSteps, update } from '../play.ts'

/** A creature takes the Dodge action. */
export interface Dodge {
  readonly kind: 'dodge'
  readonly creature: string
}

/**
 * Handles the event `Dodge`.
 *
 * @source SRD 5.2.1, Rules Glossary, Dodge (page 181); 2012 playtest, Actions in Combat, Dodge
 */
export const dodge: EventHandler<Dodge> = {
  rule: 'dodge',
  fields: { creature: aCreature },
  check: (now, { creature }) => cannotTake(now, creature, 'dodge'),
  perform: (play, { creature }) => {
    takeAction(play, creature)
    update(play, creature, { dodging: true })
    recordSteps(play, creature, { kind: 'dodge-begun', rule: 'dodge', values: {} })
  },
  candidates: (_, creature) => [{ kind: 'dodge', creature }],
}
