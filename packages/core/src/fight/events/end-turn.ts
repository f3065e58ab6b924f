import { isProneInSharedSpace } from '../../rules/movement/moving-around-creatures.ts'
import { onlyOnItsTurn, onTurnOf } from '../acting.ts'
import { gain } from '../afflict.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { creatureOf, recordSteps, spend, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { sharing } from '../settle.ts'
import { awaitLegendaryActions } from '../special-actions.ts'
import { turnAfter } from '../turns.ts'
import { passConditions } from './begin-turn.ts'

/** The turn of a creature ends. */
export interface EndTurn {
  readonly kind: 'end-turn'
  readonly creature: string
}

/**
 * Handles the event `EndTurn`.
 *
 * @source SRD 5.2.1, Playing the Game, The Order of Combat (page 13), Moving around Other Creatures (page 14)
 */
export const endTurn: EventHandler<EndTurn> = {
  rule: 'your-turn',
  fields: { creature: aCreature },
  check: (now, { creature }) => {
    const { phase } = now.state
    const dead = creatureOf(now, creature).vitals.life.kind === 'dead'
    return firstRefusal(
      () =>
        dead && phase.kind === 'turn' && phase.of === creature && now.state.offers.length === 0
          ? undefined
          : onlyOnItsTurn(now, creature),
      () =>
        phase.kind === 'turn' && phase.of !== creature ? refuse('not-its-turn', 'your-turn', { creature }) : undefined,
      () => {
        const due = onTurnOf(now, creature).find((id) => creatureOf(now, id).spent.deathSaveDue)
        return due === undefined ? undefined : refuse('death-save-due', 'death-saving-throw', { creature: due })
      },
    )
  },
  perform: (play, { creature: id }) => {
    const { size, turnsTaken, vitals } = creatureOf(play, id)
    if (vitals.life.kind !== 'dead') {
      const larger = sharing(play, id).some((other) =>
        isProneInSharedSpace({ size, otherSize: other.size }, play.ruleset),
      )
      if (larger) gain(play, id, { condition: 'prone' })
    }
    for (const one of onTurnOf(play, id)) {
      passConditions(play, one, 'end')
      spend(play, one, { disengaged: false, attacksLeft: 0, spellAttacksLeft: 0 })
    }
    update(play, id, { turnsTaken: turnsTaken + 1 })
    awaitLegendaryActions(play, id)
    const { round, next } = turnAfter(play, id)
    play.state = { ...play.state, round, phase: { kind: 'between-turns', next } }
    recordSteps(play, id, { kind: 'turn-ended', rule: 'order-of-combat', values: { round, next } })
  },
  candidates: (_, creature) => [{ kind: 'end-turn', creature }],
}
