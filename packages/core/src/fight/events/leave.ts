import { reactionsFirst } from '../acting.ts'
import { aCreature, oneOf } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A creature surrenders, or has fled. */
export interface Leave {
  readonly kind: 'leave'
  readonly creature: string
  readonly how: 'surrendered' | 'fled'
}

/**
 * Handles the event `Leave`.
 *
 * @source SRD 5.2.1, Playing the Game, Ending Combat (page 14)
 */
export const leave: EventHandler<Leave> = {
  rule: 'ending-combat',
  fields: { creature: aCreature, how: oneOf(['surrendered', 'fled']) },
  check: (now, { creature }) =>
    firstRefusal(
      () => (now.state.phase.kind === 'no-combat' ? refuse('no-combat', 'ending-combat', { creature }) : undefined),
      () => reactionsFirst(now),
      () => (creatureOf(now, creature).gone === 'fled' ? refuse('gone', 'ending-combat', { creature }) : undefined),
      () =>
        creatureOf(now, creature).vitals.life.kind === 'conscious'
          ? undefined
          : refuse('not-conscious', 'ending-combat', { creature }),
    ),
  perform: (play, { creature, how }) => {
    update(play, creature, { gone: how })
    recordSteps(play, creature, { kind: 'creature-left', rule: 'ending-combat', values: { how } })
  },
  candidates: (_, creature) => [{ kind: 'leave', creature, how: 'surrendered' }],
}
