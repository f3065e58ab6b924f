import { nextTurn } from '../rules/round.ts'
import { isControlled } from './acting.ts'
import { creatureOf, type Now, type Play } from './play.ts'

/** Whether a creature takes no turns: the dead, who has fled, and a mount that its rider controls. */
const hasNoTurn = (now: Now, id: string): boolean => {
  const { vitals, gone } = creatureOf(now, id)
  return vitals.life.kind === 'dead' || gone === 'fled' || isControlled(now.state.creatures, id)
}

/** The next turn that is taken after the one of a creature. */
export function turnAfter(now: Now, id: string): { readonly round: number; readonly next: string } {
  const { order } = now.state
  let turn = { round: now.state.round, place: Math.max(0, order.indexOf(id)) }
  for (let tried = 0; tried < order.length; tried += 1) {
    turn = nextTurn(turn, order.length)
    const next = order[turn.place] ?? id
    if (!hasNoTurn(now, next)) return { round: turn.round, next }
  }
  return { round: turn.round, next: id }
}

/** Passes over a creature that is to take the next turn and takes none. */
export function passOver(play: Play): void {
  const { phase } = play.state
  if (phase.kind !== 'between-turns' || !hasNoTurn(play, phase.next)) return
  const { round, next } = turnAfter(play, phase.next)
  if (next !== phase.next) play.state = { ...play.state, round, phase: { kind: 'between-turns', next } }
}
