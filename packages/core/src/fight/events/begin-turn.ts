import { holdsSpell } from '../../rules/actions/ready.ts'
import { passTurn } from '../../rules/conditions/condition-duration.ts'
import { onTurnOf, reactionsFirst } from '../acting.ts'
import { aCreature } from '../fields.ts'
import type { EventHandler } from '../handler.ts'
import { endConcentration } from '../harm.ts'
import { creatureOf, creaturesOf, type Play, recordSteps, update } from '../play.ts'
import { firstRefusal, refuse } from '../refusal.ts'
import { recharge } from '../special-actions.ts'
import { UNSPENT } from '../unspent.ts'

/** The turn of a creature starts. */
export interface BeginTurn {
  readonly kind: 'begin-turn'
  readonly creature: string
}

/** The conditions of all creatures after the start or the end of a turn. */
export function passConditions(play: Play, of: string, at: 'start' | 'end'): void {
  for (const { id, conditions } of creaturesOf(play)) {
    const after = passTurn({ conditions, at, of }, play.ruleset)
    if (after === conditions) continue
    update(play, id, { conditions: after })
    const ended = conditions.filter(({ condition }) => !after.some((one) => one.condition === condition))
    for (const { condition } of ended)
      recordSteps(play, id, { kind: 'condition-ended', rule: condition, values: { at, of } })
  }
}

/** Ends everything that lasts until the start of the creature's next turn, and restores what it had spent. */
export function refresh(play: Play, id: string): void {
  const { vitals, readied, concentration } = creatureOf(play, id)
  if (
    readied !== 'none' &&
    readied.response.kind === 'spell' &&
    !holdsSpell({ concentrating: concentration !== 'none', nextTurnStarted: true }, play.ruleset)
  ) {
    endConcentration(play, id)
    recordSteps(play, id, { kind: 'readied-spell-lost', rule: 'ready', values: { effect: readied.response.effect } })
  }
  const deathSaveDue = vitals.life.kind === 'dying'
  update(play, id, { spent: { ...UNSPENT, deathSaveDue }, readied: 'none', helping: 'none', dodging: false })
}

/**
 * Handles the event `BeginTurn`.
 *
 * @source SRD 5.2.1, Playing the Game, Your Turn (page 13), Death Saving Throws (page 17); 2012 playtest, Dying
 */
export const beginTurn: EventHandler<BeginTurn> = {
  rule: 'your-turn',
  fields: { creature: aCreature },
  check: (now, { creature }) => {
    const { phase } = now.state
    return firstRefusal(
      () => (phase.kind === 'no-combat' ? refuse('no-combat', 'order-of-combat', { creature }) : undefined),
      () => (phase.kind === 'turn' ? refuse('turn-not-over', 'your-turn', { creature: phase.of }) : undefined),
      () =>
        phase.kind === 'between-turns' && phase.next !== creature
          ? refuse('not-its-turn', 'initiative', { creature, expected: phase.next })
          : undefined,
      () => reactionsFirst(now),
      () => (creatureOf(now, creature).vitals.life.kind === 'dead' ? refuse('dead', 'dead', { creature }) : undefined),
    )
  },
  perform: (play, { creature: id }) => {
    play.state = { ...play.state, phase: { kind: 'turn', of: id } }
    recordSteps(play, id, { kind: 'turn-begun', rule: 'your-turn', values: { round: play.state.round } })
    for (const one of onTurnOf(play, id)) {
      passConditions(play, one, 'start')
      refresh(play, one)
      recharge(play, one)
    }
  },
  candidates: (_, creature) => [{ kind: 'begin-turn', creature }],
}
