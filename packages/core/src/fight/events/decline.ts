import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { recordSteps } from '../play.ts'
import { refuse } from '../refusal.ts'

/** A creature declines all Reactions that it is offered. */
export interface Decline {
  readonly kind: 'decline'
  readonly creature: string
}

/**
 * Handles the event `Decline`.
 *
 * @source SRD 5.2.1, Playing the Game, Reactions (page 10); Rules Glossary, Ready (page 187)
 */
export const decline: EventHandler<Decline> = {
  rule: 'reaction',
  fields: { creature: aCreature },
  check: ({ state }, { creature }) =>
    state.offers.some(({ by }) => by === creature) ? undefined : refuse('nothing-offered', 'reaction', { creature }),
  perform: (play, { creature }) => {
    play.state = { ...play.state, offers: play.state.offers.filter(({ by }) => by !== creature) }
    recordSteps(play, creature, { kind: 'reaction-declined', rule: 'reaction', values: {} })
  },
  candidates: (_, creature) => [{ kind: 'decline', creature }],
}
