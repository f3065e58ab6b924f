import { type FightEvent, ok, type Result } from '@rulestone/core'
import type { Table } from './fight-document.ts'
import type { Edition } from './fight-editions.ts'
import { type Act, diceOfAct, type Moment, momentsOf, moveOn, type RefusedAct, startOf } from './moments.ts'

/** The current moment of a fight. */
export const now = ({ document, moments }: Table): Moment => moments.at(-1) ?? startOf(document.ruleset)

/** The fight after one more act; undone acts are discarded. */
export function act(table: Table, one: Act): Result<Table, RefusedAct> {
  const { document, moments } = table
  const next = moveOn(now(table), one, diceOfAct(document.seed, document.done))
  if (!next.ok) return next
  const acts = [...document.acts.slice(0, document.done), one]
  return ok({ document: { ...document, acts, done: acts.length }, moments: [...moments, next.value] })
}

/**
 * The fight after an act and its automatic consequences: after the end of a turn the next one begins, unless somebody
 * is offered a Reaction first.
 */
export function actOn(table: Table, one: Act): Result<Table, RefusedAct> {
  const first = act(table, one)
  if (!first.ok || one.events.at(-1)?.kind !== 'end-turn') return first
  const { phase, offers } = now(first.value).state
  if (phase.kind !== 'between-turns' || offers.length > 0) return first
  const both = act(table, { ...one, events: [...one.events, { kind: 'begin-turn', creature: phase.next }] })
  return both.ok ? both : first
}

/** The fight before its last act; unchanged if there is none. */
export function undo({ document, moments }: Table): Table {
  const done = Math.max(0, document.done - 1)
  return { document: { ...document, done }, moments: moments.slice(0, done + 1) }
}

/** The fight with the last undone act redone; unchanged if there is none. */
export function redo(table: Table): Table {
  const { document, moments } = table
  const again = document.acts[document.done]
  if (again === undefined) return table
  const next = moveOn(now(table), again, diceOfAct(document.seed, document.done))
  if (!next.ok) return { ...table, document: { ...document, acts: document.acts.slice(0, document.done) } }
  return { document: { ...document, done: document.done + 1 }, moments: [...moments, next.value] }
}

/** The fight as if a creature had never joined; refused if other acts depend on it. */
export function without({ document }: Table, id: string): Result<Table, RefusedAct> {
  const acts = document.acts.slice(0, document.done).flatMap((one) => {
    const events = one.events.filter((event) => event.kind !== 'join' || event.entering.id !== id)
    return events.length === 0 ? [] : [{ ...one, events: events.map((event) => withoutDistance(event, id)) }]
  })
  const moments = momentsOf(acts, document.seed, document.ruleset)
  return moments.ok ? ok({ document: { ...document, acts, done: acts.length }, moments: moments.value }) : moments
}

/** Whether more has happened in a fight than creatures joining. */
export const hasBegun = ({ document: { acts, done } }: Table): boolean =>
  acts.slice(0, done).some(({ events }) => events.some(({ kind }) => kind !== 'join'))

/**
 * The fight under another edition; undefined once it has begun: while creatures only join, both editions treat them
 * alike.
 */
export function under(table: Table, ruleset: Edition): Table | undefined {
  const { document } = table
  if (hasBegun(table)) return undefined
  const acts = document.acts.slice(0, document.done)
  const moments = momentsOf(acts, document.seed, ruleset)
  return moments.ok ? { document: { ...document, ruleset, acts }, moments: moments.value } : undefined
}

/** A join event without its distance to a creature. */
const withoutDistance = (event: FightEvent, id: string): FightEvent =>
  event.kind === 'join' && event.distances !== undefined
    ? { ...event, distances: event.distances.filter(({ to }) => to !== id) }
    : event
