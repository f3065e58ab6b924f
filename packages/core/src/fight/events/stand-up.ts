import { canStandUp, standUpCostFeet } from '../../rules/movement/prone-movement.ts'
import { onlyOnItsTurn } from '../acting.ts'
import { lose } from '../afflict.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { has } from '../senses.ts'
import { cannotMove, movementLeftFeet, speedOf } from '../speed.ts'
import { spendMovement } from '../walk.ts'

/** A Prone creature stands up. */
export interface StandUp {
  readonly kind: 'stand-up'
  readonly creature: string
}

/**
 * Handles the event `StandUp`.
 *
 * @source SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Movement
 */
export const standUp: EventHandler<StandUp> = {
  rule: 'prone',
  fields: { creature: aCreature },
  check: (now, { creature: id }) => {
    const creature = creatureOf(now, id)
    const { speedFeet } = speedOf(now, creature)
    const left = movementLeftFeet(now, creature)
    return firstRefusal(
      () => onlyOnItsTurn(now, id),
      () => (has(now, 'prone', creature) ? undefined : refuse('not-prone', 'prone', { creature: id })),
      () => cannotMove(now, creature),
      () =>
        canStandUp({ speedFeet, movementLeftFeet: left }, now.ruleset)
          ? undefined
          : refuse('not-enough-movement', 'prone', {
              creature: id,
              got: left,
              expected: standUpCostFeet(speedFeet, now.ruleset),
            }),
    )
  },
  perform: (play, { creature: id }) => {
    const { speedFeet } = speedOf(play, creatureOf(play, id))
    const costFeet = standUpCostFeet(speedFeet, play.ruleset)
    recordSteps(play, id, { kind: 'stood-up', rule: 'prone', values: { speedFeet, costFeet } })
    spendMovement(play, id, costFeet)
    lose(play, id, 'prone')
  },
  candidates: (_, creature) => [{ kind: 'stand-up', creature }],
}
