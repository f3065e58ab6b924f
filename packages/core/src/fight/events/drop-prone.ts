import { canDropProne } from '../../rules/movement/prone-movement.ts'
import { onlyOnItsTurn } from '../acting.ts'
import { gain, isImmune } from '../afflict.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { has } from '../senses.ts'
import { cannotMove, speedOf } from '../speed.ts'

/** A creature drops Prone on its turn, which costs nothing. */
export interface DropProne {
  readonly kind: 'drop-prone'
  readonly creature: string
}

/**
 * Handles the event `DropProne`.
 *
 * @source SRD 5.2.1, Playing the Game, Dropping Prone (page 14)
 */
export const dropProne: EventHandler<DropProne> = {
  rule: 'prone',
  fields: { creature: aCreature },
  check: (now, { creature: id }) => {
    const creature = creatureOf(now, id)
    return firstRefusal(
      () => onlyOnItsTurn(now, id),
      () => (has(now, 'prone', creature) ? refuse('already-prone', 'prone', { creature: id }) : undefined),
      () => cannotMove(now, creature),
      () =>
        canDropProne(speedOf(now, creature).speedFeet, now.ruleset) && !isImmune(now, id, 'prone')
          ? undefined
          : refuse('cannot-move', 'prone', { creature: id }),
    )
  },
  perform: (play, { creature }) => gain(play, creature, { condition: 'prone' }),
  candidates: (_, creature) => [{ kind: 'drop-prone', creature }],
}
