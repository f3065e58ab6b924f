import { type FightEvent, ok, type Result } from '@rulestone/core'
import type { Table } from './fight-document.ts'
import type { Edition } from './fight-editions.ts'
import { type Act, diceOfAct, type Moment, momentsOf, moveOn, type RefusedAct, startOf } from './moments.ts'

/** The moment at which a table stands. */
export const now = ({ document, moments }: Table): Moment => moments.at(-1) ?? startOf(document.ruleset)

/** The table after one act more; what was undone before is forgotten. */
export function act(table: Table, one: Act): Result<Table, RefusedAct> {
  const { document, moments } = table
  const next = moveOn(now(table), one, diceOfAct(document.seed, document.done))
  if (!next.ok) return next
  const acts = [...document.acts.slice(0, document.done), one]
  return ok({ document: { ...document, acts, done: acts.length }, moments: [...moments, next.value] })
}

/**
 * The table after an act and what follows by itself: after the end of a turn the next one begins, unless somebody is
 * offered a Reaction first.
 */
export function actOn(table: Table, one: Act): Result<Table, RefusedAct> {
  const first = act(table, one)
  if (!first.ok || one.events.at(-1)?.kind !== 'end-turn') return first
  const { phase, offers } = now(first.value).state
  if (phase.kind !== 'between-turns' || offers.length > 0) return first
  const both = act(table, { ...one, events: [...one.events, { kind: 'begin-turn', creature: phase.next }] })
  return both.ok ? both : first
}

/** The table before its last act; the same table where there is none. */
export function undo({ document, moments }: Table): Table {
  const done = Math.max(0, document.done - 1)
  return { document: { ...document, done }, moments: moments.slice(0, done + 1) }
}

/** The table with the act that was undone last; the same table where there is none. */
export function redo(table: Table): Table {
  const { document, moments } = table
  const again = document.acts[document.done]
  if (again === undefined) return table
  const next = moveOn(now(table), again, diceOfAct(document.seed, document.done))
  if (!next.ok) return { ...table, document: { ...document, acts: document.acts.slice(0, document.done) } }
  return { document: { ...document, done: document.done + 1 }, moments: [...moments, next.value] }
}

/** The table as if a creature had never joined; refused where something else has happened to it. */
export function without({ document }: Table, id: string): Result<Table, RefusedAct> {
  const acts = document.acts.slice(0, document.done).flatMap((one) => {
    const events = one.events.filter((event) => event.kind !== 'join' || event.entering.id !== id)
    return events.length === 0 ? [] : [{ ...one, events: events.map((event) => withoutDistance(event, id)) }]
  })
  const moments = momentsOf(acts, document.seed, document.ruleset)
  return moments.ok ? ok({ document: { ...document, acts, done: acts.length }, moments: moments.value }) : moments
}

/** Whether more has happened at a table than that creatures joined. */
export const hasBegun = ({ document: { acts, done } }: Table): boolean =>
  acts.slice(0, done).some(({ events }) => events.some(({ kind }) => kind !== 'join'))

/**
 * The table under another edition; undefined once a fight has begun: as long as creatures only join, both editions take
 * them as they are.
 */
export function under(table: Table, ruleset: Edition): Table | undefined {
  const { document } = table
  if (hasBegun(table)) return undefined
  const acts = document.acts.slice(0, document.done)
  const moments = momentsOf(acts, document.seed, ruleset)
  return moments.ok ? { document: { ...document, ruleset, acts }, moments: moments.value } : undefined
}

/** A joining without its distance to a creature. */
const withoutDistance = (event: FightEvent, id: string): FightEvent =>
  event.kind === 'join' && event.distances !== undefined
    ? { ...event, distances: event.distances.filter(({ to }) => to !== id) }
    : event
