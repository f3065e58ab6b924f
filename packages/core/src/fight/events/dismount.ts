import { mountingCostFeet } from '../../rules/combat/mounted-combat.ts'
import { onlyOnItsTurn } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { freeSpaceNear, getOff } from '../settle.ts'
import { cannotMove, movementLeftFeet, speedOf } from '../speed.ts'
import { spendMovement } from '../walk.ts'

/** A rider dismounts during its move, into the first free space next to the mount. */
export interface Dismount {
  readonly kind: 'dismount'
  readonly creature: string
}

/**
 * Handles the event `Dismount`.
 *
 * @source SRD 5.2.1, Playing the Game, Mounting and Dismounting (page 15)
 */
export const dismount: EventHandler<Dismount> = {
  rule: 'mounting-and-dismounting',
  fields: { creature: aCreature },
  check: (now, { creature: id }) => {
    const { mountedCombat: rule } = now.ruleset
    const rider = creatureOf(now, id)
    const { riding } = rider
    return firstRefusal(
      () => (rule === 'none' ? refuse('no-such-rule', 'mounted-combat', { creature: id }) : undefined),
      () => onlyOnItsTurn(now, id),
      () => (riding === 'none' ? refuse('not-mounted', 'mounting-and-dismounting', { creature: id }) : undefined),
      () => cannotMove(now, rider),
      () => {
        if (rule === 'none') return undefined
        const costFeet = mountingCostFeet(speedOf(now, rider).speedFeet, now.ruleset)
        const left = movementLeftFeet(now, rider)
        return costFeet > left
          ? refuse('not-enough-movement', 'mounting-and-dismounting', { creature: id, got: left, expected: costFeet })
          : undefined
      },
      () =>
        rule !== 'none' && riding !== 'none' && freeSpaceNear(now, id, riding.mount, rule.withinFeet) === undefined
          ? refuse('occupied', 'mounting-and-dismounting', { creature: id })
          : undefined,
    )
  },
  perform: (play, { creature: id }) => {
    const { mountedCombat: rule } = play.ruleset
    if (rule === 'none') return
    const costFeet = mountingCostFeet(speedOf(play, creatureOf(play, id)).speedFeet, play.ruleset)
    spendMovement(play, id, costFeet)
    recordSteps(play, id, { kind: 'dismounted', rule: 'mounting-and-dismounting', values: { costFeet } })
    getOff(play, id, rule.withinFeet)
  },
  candidates: (_, creature) => [{ kind: 'dismount', creature }],
}
