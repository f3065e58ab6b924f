import { reactionsFirst } from '../acting.ts'
import { aCreature, anInteger, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { takePlace } from '../turns.ts'

/** A manual change of a creature's Initiative count, or of its place among those tied with it. */
export interface SetInitiative {
  readonly kind: 'set-initiative'
  readonly creature: string
  readonly count: number
  /** who comes right after it, if that one has the same count; by default, it comes last among those with its count */
  readonly before?: string
}

/**
 * Handles the event `SetInitiative`.
 *
 * @source SRD 5.2.1, Playing the Game, Initiative (page 13); 2012 playtest, Initiative
 */
export const setInitiative: EventHandler<SetInitiative> = {
  rule: 'initiative',
  fields: { creature: aCreature, count: anInteger, before: optional(aCreature) },
  check: (now, { creature, count, before }) =>
    firstRefusal(
      () => (now.state.phase.kind === 'no-combat' ? refuse('no-combat', 'initiative', { creature }) : undefined),
      () => reactionsFirst(now),
      () => (before === creature ? refuse('same-creature', 'initiative', { creature }) : undefined),
      () =>
        before !== undefined && creatureOf(now, before).initiative !== count
          ? refuse('malformed', 'initiative', { creature, at: 'before', got: before })
          : undefined,
    ),
  perform: (play, { creature, count, before }) => {
    update(play, creature, { initiative: count })
    takePlace(play, creature, before)
    const values = { ...(before === undefined ? {} : { before }), total: count }
    recordSteps(play, creature, { kind: 'initiative-counted', rule: 'initiative', values })
  },
  candidates: ({ state }, creature) => [
    { kind: 'set-initiative', creature, count: 15 },
    ...Object.values(state.creatures).flatMap(({ id, initiative }) =>
      id === creature || initiative === 'none'
        ? []
        : [{ kind: 'set-initiative' as const, creature, count: initiative, before: id }],
    ),
  ],
}
