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
  srd521,
  type ThrownDie,
  toldDice,
} from '@rulestone/core'

/** What somebody does at the table in one go: one event or several, with the faces of real dice if any were rolled. */
export interface Act {
  readonly events: readonly FightEvent[]
  /** in the order in which the rules ask for them; dice beyond them are rolled from the seed of the fight */
  readonly dice?: readonly number[]
}

/** An event that has happened, with the steps that led to what came of it. */
export interface Happened {
  readonly event: FightEvent
  readonly steps: readonly FightStep[]
}

/** A fight after an act. */
export interface Moment {
  readonly state: FightState
  /** the events of the act, in order */
  readonly happened: readonly Happened[]
  readonly thrown: readonly ThrownDie[]
}

/** A refusal of one of the events of an act. */
export interface RefusedAct extends Refusal {
  readonly event: FightEvent
}

/** The table before anybody has come to it. */
export const START: Moment = { state: createFight({ creatures: [] }), happened: [], thrown: [] }

/** The dice of the act of a fight that has this place, from 0. An act that is undone and done again rolls the same. */
export const diceOfAct = (seed: string, place: number): Random => seededRandom(`${seed} ${place}`)

/**
 * The moment after an act, or why the rules refuse it; then nothing of it happens.
 *
 * @param rest rolls the dice that nobody has told
 */
export function moveOn(
  { state: before }: Moment,
  { events, dice = [] }: Act,
  rest: Random,
): Result<Moment, RefusedAct> {
  const { random, thrown } = toldDice(dice, rest)
  const happened: Happened[] = []
  let state = before
  for (const event of events) {
    const applied = apply(srd521, state, event, random)
    if (!applied.ok) return fail({ ...applied.error, event })
    state = applied.value.state
    happened.push({ event, steps: applied.value.steps })
  }
  return ok({ state, happened, thrown })
}

/** A refusal with the place of its act, from 0. */
export interface RefusedAt extends RefusedAct {
  readonly act: number
}

/** Every moment of a fight: the start, and the one after each act. */
export function momentsOf(acts: readonly Act[], seed: string): Result<readonly Moment[], RefusedAt> {
  const moments: Moment[] = [START]
  let now = START
  for (const [place, act] of acts.entries()) {
    const next = moveOn(now, act, diceOfAct(seed, place))
    if (!next.ok) return fail({ ...next.error, act: place })
    now = next.value
    moments.push(now)
  }
  return ok(moments)
}
