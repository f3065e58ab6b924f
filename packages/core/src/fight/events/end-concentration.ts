import { onlyAlive, reactionsFirst } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { endConcentration as end } from '../harm.ts'
import { creatureOf } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature ends its Concentration, at any time and without an action. */
export interface EndConcentration {
  readonly kind: 'end-concentration'
  readonly creature: string
}

/**
 * Handles the event `EndConcentration`.
 *
 * @source SRD 5.2.1, Rules Glossary, Concentration (page 179)
 */
export const endConcentration: EventHandler<EndConcentration> = {
  rule: 'concentration',
  fields: { creature: aCreature },
  check: (now, { creature }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => onlyAlive(now, creature),
      () =>
        creatureOf(now, creature).concentration === 'none'
          ? refuse('not-concentrating', 'concentration', { creature })
          : undefined,
    ),
  perform: (play, { creature }) => end(play, creature),
  candidates: (_, creature) => [{ kind: 'end-concentration', creature }],
}
