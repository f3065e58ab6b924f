import { SPEEDS, type SpeedKind } from '../../vocabulary/speeds.ts'
import { onlyOnItsTurn } from '../acting.ts'
import { aCreature, aListOf, type Field, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { aLeg, legsOf, walkOf } from '../leg.ts'
import { firstRefusal } from '../refusal.ts'
import type { Leg, Walk } from '../state.ts'
import { walkObstacle, walkOn } from '../walk.ts'

/** How a creature moves. */
export interface Way {
  /** one after another, each to an adjacent square or a number of feet */
  readonly legs: readonly Leg[]
  /** the speed used; the Speed by default */
  readonly speed?: SpeedKind
  /** whether it climbs or swims all the way; neither by default */
  readonly manner?: Walk['manner']
}

/** A creature moves with the movement of its turn. Opportunity Attacks interrupt the move, and then it goes on. */
export interface Move extends Way {
  readonly kind: 'move'
  readonly creature: string
}

const someLegs: Field = (value, state) => Array.isArray(value) && value.length > 0 && aListOf(aLeg)(value, state)

/** The fields that describe a path. */
export const WAY_FIELDS = {
  legs: aListOf(aLeg),
  speed: optional(oneOf(SPEEDS)),
  manner: optional(oneOf(['climbing', 'swimming', 'none'])),
} as const

/** The walk along a path. */
export const walkAlong = (creature: string, { legs, speed, manner }: Way, other: Partial<Walk> = {}): Walk =>
  walkOf(creature, legs, {
    ...(speed === undefined ? {} : { speed }),
    ...(manner === undefined ? {} : { manner }),
    ...other,
  })

/**
 * Handles the event `Move`.
 *
 * @source SRD 5.2.1, Playing the Game, Movement and Position (page 14); 2012 playtest, Movement in Combat
 */
export const move: EventHandler<Move> = {
  rule: 'movement-and-position',
  fields: { creature: aCreature, ...WAY_FIELDS, legs: someLegs },
  check: (now, event) =>
    firstRefusal(
      () => onlyOnItsTurn(now, event.creature),
      () => walkObstacle(now, walkAlong(event.creature, event)),
    ),
  perform: (play, event) => walkOn(play, walkAlong(event.creature, event)),
  walk: (_, event) => walkAlong(event.creature, event),
  candidates: (now, creature) => legsOf(now, creature).map((leg) => ({ kind: 'move', creature, legs: [leg] })),
}
