import { ABILITIES, type Ability } from '../../vocabulary/abilities.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCount, aCreature, oneOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { recordSteps } from '../play.ts'
import { rollCheck } from '../rolls.ts'

/** A creature does something with its action that no other action covers. */
export interface Improvise {
  readonly kind: 'improvise'
  readonly creature: string
  /** the ability of the check that the DM requires; no check by default */
  readonly ability?: Ability
  /** if it is left out, the GM decides what the total means */
  readonly dc?: number
}

/**
 * Handles the event `Improvise`.
 *
 * @source 2012 playtest, Actions in Combat, Improvise
 */
export const improvise: EventHandler<Improvise> = {
  rule: 'action',
  fields: { creature: aCreature, ability: optional(oneOf(ABILITIES)), dc: optional(aCount) },
  check: (now, { creature }) => cannotTake(now, creature, 'improvise'),
  perform: (play, { creature, ability, dc }) => {
    takeAction(play, creature)
    recordSteps(play, creature, { kind: 'improvised', rule: 'action', values: {} })
    if (ability !== undefined) rollCheck(play, creature, { ability, skill: 'none', dc: dc ?? 'none' })
  },
  candidates: (_, creature) => [
    { kind: 'improvise', creature },
    { kind: 'improvise', creature, ability: 'strength', dc: 13 },
  ],
}
