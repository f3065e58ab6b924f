import { nextTurn } from '../rules/combat/round.ts'
import { isControlled } from './acting.ts'
import { creatureOf, type Now, type Play } from './play.ts'
import type { FightState } from './state.ts'

/** Whether a creature takes no turns: it is dead, has fled, or is a mount that its rider controls. */
const hasNoTurn = (now: Now, id: string): boolean => {
  const { vitals, gone } = creatureOf(now, id)
  return vitals.life.kind === 'dead' || gone === 'fled' || isControlled(now.state.creatures, id)
}

/** The order, with a creature in the place of its Initiative count. */
function orderWith({ order, creatures }: FightState, id: string, before: string | undefined): readonly string[] {
  const countOf = (one: string): number => {
    const { initiative = 'none' } = creatures[one] ?? {}
    return initiative === 'none' ? Number.NEGATIVE_INFINITY : initiative
  }
  const others = order.filter((one) => one !== id)
  const named = before === undefined ? -1 : others.indexOf(before)
  const lower = others.findIndex((one) => countOf(one) < countOf(id))
  const place = named >= 0 ? named : lower >= 0 ? lower : others.length
  return [...others.slice(0, place), id, ...others.slice(place)]
}

/**
 * Puts a creature in the place of its Initiative count: before a creature with the same count, if one is named,
 * otherwise after all with that count. Before the first turn of combat, the first in the order is next.
 */
export function takePlace(play: Play, id: string, before?: string): void {
  const { state } = play
  const order = orderWith(state, id, before)
  const first = order.find((one) => !hasNoTurn(play, one))
  const isStart = state.round === 1 && Object.values(state.creatures).every(({ turnsTaken }) => turnsTaken === 0)
  const moves = isStart && state.phase.kind === 'between-turns' && first !== undefined
  play.state = { ...state, order, ...(moves ? { phase: { kind: 'between-turns', next: first } } : {}) }
}

/** The next turn that is taken after a creature's. */
export function turnAfter(now: Now, id: string): { readonly round: number; readonly next: string } {
  const { order } = now.state
  let turn = { round: now.state.round, place: Math.max(0, order.indexOf(id)) }
  for (let tried = 0; tried < order.length; tried += 1) {
    turn = nextTurn({ ...turn, places: order.length })
    const next = order[turn.place] ?? id
    if (!hasNoTurn(now, next)) return { round: turn.round, next }
  }
  return { round: turn.round, next: id }
}

/** Skips a creature that is next and takes no turn. */
export function passOver(play: Play): void {
  const { phase } = play.state
  if (phase.kind !== 'between-turns' || !hasNoTurn(play, phase.next)) return
  const { round, next } = turnAfter(play, phase.next)
  if (next !== phase.next) play.state = { ...play.state, round, phase: { kind: 'between-turns', next } }
}
