import { dash } from '../../rules/actions/dash.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { legsOf } from '../leg.ts'
import { creatureOf, type Now, recordSteps } from '../play.ts'
import { firstRefusal } from '../refusal.ts'
import { movementLeftFeet, speedOf } from '../speed.ts'
import type { Walk } from '../state.ts'
import { walkObstacle, walkOn } from '../walk.ts'
import { WAY_FIELDS, type Way, walkAlong } from './move.ts'

/** A creature takes the Hustle action, which moves it. */
export interface Hustle extends Way {
  readonly kind: 'hustle'
  readonly creature: string
}

function walkOf(now: Now, event: Hustle): Walk & { readonly budgetFeet: number } {
  const creature = creatureOf(now, event.creature)
  const { speed = 'speed' } = event
  const { moveWithActionFeet: budgetFeet } = dash(
    {
      speedFeet: speedOf(now, creature, speed).speedFeet,
      movementLeftFeet: movementLeftFeet(now, creature, speed),
    },
    now.ruleset,
  )
  return { ...walkAlong(event.creature, event, { budgetFeet, cause: 'action' }), budgetFeet }
}

/**
 * Handles the event `Hustle`.
 *
 * @source 2012 playtest, Actions in Combat, Hustle
 */
export const hustle: EventHandler<Hustle> = {
  rule: 'dash',
  fields: { creature: aCreature, ...WAY_FIELDS },
  check: (now, event) =>
    firstRefusal(
      () => cannotTake(now, event.creature, 'hustle'),
      () => walkObstacle(now, walkOf(now, event)),
    ),
  perform: (play, event) => {
    const walk = walkOf(play, event)
    takeAction(play, event.creature)
    recordSteps(play, event.creature, { kind: 'hustled', rule: 'dash', values: { moveFeet: walk.budgetFeet } })
    walkOn(play, walk)
  },
  walk: walkOf,
  candidates: (now, creature) => legsOf(now, creature).map((leg) => ({ kind: 'hustle', creature, legs: [leg] })),
}
