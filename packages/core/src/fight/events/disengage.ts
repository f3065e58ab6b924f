import { disengageMoveFeet } from '../../rules/actions/disengage.ts'
import { cannotTake, takeAction } from '../acting.ts'
import { aCreature, aListOf, optional } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { aLeg, legsOf } from '../leg.ts'
import { type Now, recordSteps, spend } from '../play.ts'
import { firstRefusal } from '../refusal.ts'
import type { Leg, Walk } from '../state.ts'
import { walkObstacle, walkOn } from '../walk.ts'
import { walkAlong } from './move.ts'

/** A creature takes the Disengage action. */
export interface Disengage {
  readonly kind: 'disengage'
  readonly creature: string
  /** where the action itself moves it, in an edition where it does; nowhere by default */
  readonly legs?: readonly Leg[]
}

const walkOf = ({ ruleset }: Now, { creature, legs = [] }: Disengage): Walk =>
  walkAlong(creature, { legs }, { budgetFeet: disengageMoveFeet(ruleset), cause: 'action', disengages: true })

/**
 * Handles the event `Disengage`.
 *
 * @source SRD 5.2.1, Rules Glossary, Disengage (page 181); 2012 playtest, Actions in Combat, Disengage
 */
export const disengage: EventHandler<Disengage> = {
  rule: 'disengage',
  fields: { creature: aCreature, legs: optional(aListOf(aLeg)) },
  check: (now, event) =>
    firstRefusal(
      () => cannotTake(now, event.creature, 'disengage'),
      () => ((event.legs ?? []).length === 0 ? undefined : walkObstacle(now, walkOf(now, event))),
    ),
  perform: (play, event) => {
    takeAction(play, event.creature)
    spend(play, event.creature, { disengaged: true })
    recordSteps(play, event.creature, { kind: 'disengaged', rule: 'disengage', values: {} })
    walkOn(play, walkOf(play, event))
  },
  walk: (now, event) => ((event.legs ?? []).length === 0 ? undefined : walkOf(now, event)),
  candidates: (now, creature) => [
    { kind: 'disengage', creature },
    ...legsOf(now, creature).map((leg) => ({ kind: 'disengage' as const, creature, legs: [leg] })),
  ],
}
