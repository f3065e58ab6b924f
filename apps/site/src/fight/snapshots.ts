import {
  apply,
  createFight,
  type FightEvent,
  type FightState,
  type FightStep,
  fail,
  ok,
  type Random,
  type Refusal,
  type Result,
  seededRandom,
  type ThrownDie,
  toldDice,
} from '@rulestone/core'
import { type Edition, rulesetOf } from './fight-editions.ts'

/** One entry of the players: one or several events, with the faces of real dice if any were rolled. */
export interface Act {
  readonly events: readonly FightEvent[]
  /** in the order in which the rules ask for them; further dice are rolled from the seed of the fight */
  readonly dice?: readonly number[]
}

/** An event that has happened, with its steps. */
export interface Happened {
  readonly event: FightEvent
  readonly steps: readonly FightStep[]
}

/** The state of a fight after an act. */
export interface Moment {
  /** the edition whose rules hold */
  readonly edition: Edition
  readonly state: FightState
  /** the events of the act, in order */
  readonly happened: readonly Happened[]
  readonly thrown: readonly ThrownDie[]
}

/** A refusal of one of the events of an act. */
export interface RefusedAct extends Refusal {
  readonly event: FightEvent
}

/** The fight before any creature has joined. */
export const startOf = (edition: Edition): Moment => ({
  edition,
  state: createFight({ creatures: [] }),
  happened: [],
  thrown: [],
})

/** The dice of the act with this index. An act that is undone and redone rolls the same. */
export const diceOfAct = (seed: string, place: number): Random => seededRandom(`${seed} ${place}`)

/**
 * The moment after an act, or why the rules refuse it; then nothing of it happens.
 *
 * @param rest rolls the dice that nobody entered
 */
export function moveOn(
  { edition, state: before }: Moment,
  { events, dice = [] }: Act,
  rest: Random,
): Result<Moment, RefusedAct> {
  const { random, thrown } = toldDice(dice, rest)
  const happened: Happened[] = []
  const ruleset = rulesetOf(edition)
  let state = before
  for (const event of events) {
    const applied = apply(ruleset, state, event, random)
    if (!applied.ok) return fail({ ...applied.error, event })
    state = applied.value.state
    happened.push({ event, steps: applied.value.steps })
  }
  return ok({ edition, state, happened, thrown })
}

/** A refusal with the index of its act. */
export interface RefusedAt extends RefusedAct {
  readonly act: number
}

/** Every moment of a fight: the start, and one after each act. */
export function momentsOf(acts: readonly Act[], seed: string, edition: Edition): Result<readonly Moment[], RefusedAt> {
  let now = startOf(edition)
  const moments: Moment[] = [now]
  for (const [place, act] of acts.entries()) {
    const next = moveOn(now, act, diceOfAct(seed, place))
    if (!next.ok) return fail({ ...next.error, act: place })
    now = next.value
    moments.push(now)
  }
  return ok(moments)
}
