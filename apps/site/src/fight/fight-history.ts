import { type Edition, type FightEvent, ok, type Result, RULESETS } from '@rulestone/core'
import type { Fight } from './fight-document.ts'
import { isOrderDecided } from './order/ties.ts'
import { type Act, applyAct, diceOfAct, emptySnapshot, type RefusedAct, replay, type Snapshot } from './snapshots.ts'
import { legendaryActors } from './special-actions.ts'

/** The current snapshot of a fight. */
export const currentSnapshot = ({ document, snapshots }: Fight): Snapshot =>
  snapshots.at(-1) ?? emptySnapshot(document.ruleset)

/** The fight after one more act; undone acts are discarded. */
export function addAct(fight: Fight, act: Act): Result<Fight, RefusedAct> {
  const { document, snapshots } = fight
  const next = applyAct(currentSnapshot(fight), act, diceOfAct(document.seed, document.done))
  if (!next.ok) return next
  const acts = [...document.acts.slice(0, document.done), act]
  return ok({ document: { ...document, acts, done: acts.length }, snapshots: [...snapshots, next.value] })
}

/**
 * The event that follows automatically: the turn of a creature that is dead ends, and the next turn begins after a turn, or
 * after the roll of Initiative if no tie has to be decided; but first, creatures may take legendary actions.
 */
function nextByItself({ edition, state }: Snapshot, last: FightEvent | undefined): FightEvent | undefined {
  const { phase, offers, creatures } = state
  if (offers.length > 0) return undefined
  if (phase.kind === 'turn' && creatures[phase.of]?.vitals.life.kind === 'dead') {
    return { kind: 'end-turn', creature: phase.of }
  }
  const begins =
    last?.kind === 'end-turn' ||
    last?.kind === 'special-action' ||
    (last?.kind === 'roll-initiative' && isOrderDecided(state))
  if (phase.kind !== 'between-turns' || !begins) return undefined
  return legendaryActors({ ruleset: RULESETS[edition], state }).length > 0
    ? undefined
    : { kind: 'begin-turn', creature: phase.next }
}

/** The fight after an act and the events that follow automatically, unless somebody is offered a Reaction first. */
export function addActAndGoOn(fight: Fight, act: Act): Result<Fight, RefusedAct> {
  const result = addAct(fight, act)
  if (!result.ok) return result
  const event = nextByItself(currentSnapshot(result.value), act.events.at(-1))
  if (event === undefined) return result
  const further = addActAndGoOn(fight, { ...act, events: [...act.events, event] })
  return further.ok ? further : result
}

/** The fight before its last act; unchanged if there is none. */
export function undo({ document, snapshots }: Fight): Fight {
  const done = Math.max(0, document.done - 1)
  return { document: { ...document, done }, snapshots: snapshots.slice(0, done + 1) }
}

/** The fight with the last undone act redone; unchanged if there is none. */
export function redo(fight: Fight): Fight {
  const { document, snapshots } = fight
  const again = document.acts[document.done]
  if (again === undefined) return fight
  const next = applyAct(currentSnapshot(fight), again, diceOfAct(document.seed, document.done))
  if (!next.ok) return { ...fight, document: { ...document, acts: document.acts.slice(0, document.done) } }
  return { document: { ...document, done: document.done + 1 }, snapshots: [...snapshots, next.value] }
}

/** The fight as if a creature had never joined; refused if other acts depend on it. */
export function withoutCreature({ document }: Fight, id: string): Result<Fight, RefusedAct> {
  const acts = document.acts.slice(0, document.done).flatMap((one) => {
    const events = one.events.filter((event) => event.kind !== 'join' || event.entering.id !== id)
    return events.length === 0 ? [] : [{ ...one, events: events.map((event) => withoutDistance(event, id)) }]
  })
  const snapshots = replay(acts, document.seed, document.ruleset)
  return snapshots.ok
    ? ok({ document: { ...document, acts, done: acts.length }, snapshots: snapshots.value })
    : snapshots
}

/** Whether more has happened in a fight than creatures joining. */
export const hasBegun = ({ document: { acts, done } }: Fight): boolean =>
  acts.slice(0, done).some(({ events }) => events.some(({ kind }) => kind !== 'join'))

/**
 * The fight under another edition; undefined once it has begun: while creatures only join, both editions treat them
 * alike.
 */
export function inEdition(fight: Fight, ruleset: Edition): Fight | undefined {
  const { document } = fight
  if (hasBegun(fight)) return undefined
  const acts = document.acts.slice(0, document.done)
  const snapshots = replay(acts, document.seed, ruleset)
  return snapshots.ok ? { document: { ...document, ruleset, acts }, snapshots: snapshots.value } : undefined
}

/** A join event without its distance to a creature. */
const withoutDistance = (event: FightEvent, id: string): FightEvent =>
  event.kind === 'join' && event.distances !== undefined
    ? { ...event, distances: event.distances.filter(({ to }) => to !== id) }
    : event
