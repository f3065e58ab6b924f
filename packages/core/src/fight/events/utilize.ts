import type { Action, PlaytestAction, Srd51Action } from '../../vocabulary/actions.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { recordSteps } from '../play.ts'

/** A creature takes the Utilize action. What the object does is a separate event. */
export interface Utilize {
  readonly kind: 'utilize'
  readonly creature: string
}

/** A creature uses an item, which is the action's name in the 2012 playtest. */
export interface UseAnItem {
  readonly kind: 'use-an-item'
  readonly creature: string
}

/** A creature uses an object, which is the action's name in SRD 5.1. */
export interface UseAnObject {
  readonly kind: 'use-an-object'
  readonly creature: string
}

const using = <Kind extends 'utilize' | 'use-an-item' | 'use-an-object'>(
  kind: Kind,
  action: Action | PlaytestAction | Srd51Action,
): EventHandler<{ readonly kind: Kind; readonly creature: string }> => ({
  rule: 'utilize',
  fields: { creature: aCreature },
  check: (now, { creature }) => cannotTake(now, creature, action),
  perform: (play, { creature }) => {
    takeAction(play, creature)
    recordSteps(play, creature, { kind: 'object-used', rule: 'utilize', values: {} })
  },
  candidates: (_, creature) => [{ kind, creature }],
})

/**
 * Handles the event `Utilize`.
 *
 * @source SRD 5.2.1, Rules Glossary, Utilize (page 191)
 */
export const utilize: EventHandler<Utilize> = using('utilize', 'utilize')

/**
 * Handles the event `UseAnItem`.
 *
 * @source 2012 playtest, Actions in Combat, Use an Item
 */
export const useAnItem: EventHandler<UseAnItem> = using('use-an-item', 'use-an-item')

/**
 * Handles the event `UseAnObject`.
 *
 * @source SRD 5.1, Combat, Use an Object (page 94)
 */
export const useAnObject: EventHandler<UseAnObject> = using('use-an-object', 'use-an-object')
