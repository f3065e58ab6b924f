import { SPEEDS, type SpeedKind } from '../../vocabulary/speeds.ts'
import { reactionsFirst } from '../acting.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, update } from '../play.ts'

/**
 * A manual change of a creature's speed. A special speed of 0 feet means that it lacks that speed. Movement spent this
 * turn stays spent.
 */
export interface SetSpeed {
  readonly kind: 'set-speed'
  readonly creature: string
  readonly feet: number
  /** its Speed by default */
  readonly speed?: SpeedKind
}

/**
 * Handles the event `SetSpeed`.
 *
 * @source SRD 5.2.1, Rules Glossary, Speed (page 188); 2012 playtest, Movement
 */
export const setSpeed: EventHandler<SetSpeed> = {
  rule: 'speed',
  fields: { creature: aCreature, feet: aCount, speed: optional(oneOf(SPEEDS)) },
  check: (now) => reactionsFirst(now),
  perform: (play, { creature, feet, speed = 'speed' }) => {
    const { speeds } = creatureOf(play, creature)
    const { [speed]: _was, ...others } = speeds
    update(play, creature, {
      speeds: speed !== 'speed' && feet === 0 ? { ...others, speed: speeds.speed } : { ...speeds, [speed]: feet },
    })
    recordSteps(play, creature, {
      kind: speed === 'speed' ? 'speed-set' : 'special-speed-set',
      rule: speed,
      values: { was: speeds[speed] ?? 0, speedFeet: feet },
    })
  },
  candidates: ({ state }, creature) => [
    { kind: 'set-speed', creature, feet: (state.creatures[creature]?.speeds.speed ?? 30) + 10 },
  ],
}
