import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { distanceFeet, withRange } from '../places.ts'
import { creatureOf, othersOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'

/** A manual change of the distance between two creatures in a fight at ranges, without movement. */
export interface SetDistance {
  readonly kind: 'set-distance'
  readonly creature: string
  readonly target: string
  readonly feet: number
}

/**
 * Handles the event `SetDistance`.
 *
 * @source SRD 5.2.1, Playing the Game, Movement and Position (page 14)
 */
export const setDistance: EventHandler<SetDistance> = {
  rule: 'movement-and-position',
  fields: { creature: aCreature, target: aCreature, feet: aCount },
  check: (now, { creature, target, feet }) =>
    firstRefusal(
      () => reactionsFirst(now),
      () => (creature === target ? refuse('same-creature', 'movement-and-position', { creature }) : undefined),
      () =>
        creatureOf(now, creature).place.kind === 'grid'
          ? refuse('impossible-distance', 'playing-on-a-grid', { creature, got: feet })
          : undefined,
    ),
  perform: (play, { creature, target, feet }) => {
    const fromFeet = distanceFeet(play.state, creature, target)
    play.state = { ...play.state, ranges: withRange(play.state.ranges, creature, target, feet) }
    recordSteps(play, creature, {
      kind: 'distance-set',
      rule: 'movement-and-position',
      values: { target, fromFeet, toFeet: feet },
    })
  },
  candidates: (now, creature) =>
    othersOf(now, creature).map((target) => ({ kind: 'set-distance', creature, target, feet: 5 })),
}
