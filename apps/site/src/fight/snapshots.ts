import {
  apply,
  createFight,
  type Edition,
  enteredDice,
  type FightEvent,
  type FightState,
  type FightStep,
  fail,
  ok,
  type Random,
  type Refusal,
  type Result,
  RULESETS,
  randomFrom,
  seededRandom,
} from '@rulestone/core'

/** One entry of the players: one or several events, with the faces of real dice if any were rolled. */
export interface Act {
  readonly events: readonly FightEvent[]
  /** in the order in which the rules ask for them; further dice are rolled from the seed of the fight */
  readonly dice?: readonly number[]
}

/** An event that has happened, with its steps. */
export interface LoggedEvent {
  readonly event: FightEvent
  readonly steps: readonly FightStep[]
  /** what the rules say against it, if the GM has overruled them */
  readonly overruled?: Refusal
}

/** The state of a fight after an act. */
export interface Snapshot {
  /** the edition whose rules hold */
  readonly edition: Edition
  readonly state: FightState
  /** the events of the act, in order */
  readonly events: readonly LoggedEvent[]
}

/** A refusal of one of the events of an act. */
export interface RefusedAct extends Refusal {
  readonly event: FightEvent
}

/** The fight before any creature has joined. */
export const emptySnapshot = (edition: Edition): Snapshot => ({
  edition,
  state: createFight({ creatures: [] }),
  events: [],
})

/** Dice that show nothing yet: to learn what the rules say to an act. Every die shows a 1. */
export const DICE_TO_COME = randomFrom(() => 0)

/** The dice of the act with this index. An act that is undone and redone rolls the same. */
export const diceOfAct = (seed: string, place: number): Random => seededRandom(`${seed} ${place}`)

/**
 * The snapshot after an act, or why the rules refuse it; then nothing of it happens.
 *
 * @param rest rolls the dice that nobody entered
 */
export function applyAct(
  { edition, state: before }: Snapshot,
  { events, dice = [] }: Act,
  rest: Random,
): Result<Snapshot, RefusedAct> {
  const { random } = enteredDice(dice, rest)
  const logged: LoggedEvent[] = []
  const ruleset = RULESETS[edition]
  let state = before
  for (const event of events) {
    const applied = apply(ruleset, state, event, random)
    if (!applied.ok) return fail({ ...applied.error, event })
    state = applied.value.state
    const { steps, overruled } = applied.value
    logged.push({ event, steps, ...(overruled && { overruled }) })
  }
  return ok({ edition, state, events: logged })
}

/** A refusal with the index of its act. */
export interface RefusedAt extends RefusedAct {
  readonly act: number
}

/** Every snapshot of a fight: the start, and one after each act. */
export function replay(acts: readonly Act[], seed: string, edition: Edition): Result<readonly Snapshot[], RefusedAt> {
  let snapshot = emptySnapshot(edition)
  const snapshots: Snapshot[] = [snapshot]
  for (const [place, act] of acts.entries()) {
    const next = applyAct(snapshot, act, diceOfAct(seed, place))
    if (!next.ok) return fail({ ...next.error, act: place })
    snapshot = next.value
    snapshots.push(snapshot)
  }
  return ok(snapshots)
}
