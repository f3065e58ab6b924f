import { onlyAlive, reactionsFirst } from '../acting.ts'
import { lose } from '../afflict.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, othersOf } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature lets go of one that it grapples, which takes no action. */
export interface Release {
  readonly kind: 'release'
  readonly creature: string
  readonly target: string
}

/**
 * Handles the event `Release`.
 *
 * @source SRD 5.2.1, Rules Glossary, Grappling (page 182)
 */
export const release: EventHandler<Release> = {
  rule: 'grappling',
  fields: { creature: aCreature, target: aCreature },
  check: (now, { creature, target }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => onlyAlive(now, creature),
      () =>
        creatureOf(now, target).conditions.some(
          ({ condition, source }) => condition === 'grappled' && source === creature,
        )
          ? undefined
          : refuse('not-grappled', 'grappling', { creature: target }),
    ),
  perform: (play, { creature, target }) => lose(play, target, 'grappled', creature),
  candidates: (now, creature) => othersOf(now, creature).map((target) => ({ kind: 'release', creature, target })),
}
