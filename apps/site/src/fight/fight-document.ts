import {
  cryptoRandom,
  type Edition,
  type FightEvent,
  fail,
  isEdition,
  ok,
  type Result,
  UNKNOWN_HIT_POINTS,
} from '@rulestone/core'
import { isRecord } from '../shared/is-record.ts'
import { type Act, type RefusedAt, replay, type Snapshot } from './snapshots.ts'

/** A fight as it is saved: every act, and how many of them are done. */
export interface FightDocument {
  readonly format: 'rulestone-fight'
  readonly version: 2
  /** the edition, chosen before the fight began; version 1 knew only SRD 5.2.1 */
  readonly ruleset: Edition
  /** the seed of automatic rolls */
  readonly seed: string
  /** acts from index `done` on have been undone */
  readonly acts: readonly Act[]
  readonly done: number
}

/** A fight with its state after each act that is done. */
export interface Fight {
  readonly document: FightDocument
  readonly snapshots: readonly Snapshot[]
}

/** What is wrong with a text that should be a saved fight. */
export type DocumentProblem =
  | { readonly code: 'not-json' | 'not-a-fight' | 'broken' }
  | { readonly code: 'other-version' | 'other-rules'; readonly got: string }
  | { readonly code: 'refused'; readonly refusal: RefusedAt }

const NO_ACTS = { format: 'rulestone-fight', version: 2, acts: [], done: 0 } as const

/** A seed that nobody can guess. */
const newSeed = (): string => cryptoRandom()().toString(36)

/** An empty fight, with a new seed if none is given. */
export function newFight(seed = newSeed(), ruleset: Edition = 'srd-5.2.1'): Fight {
  const snapshots = replay([], '', ruleset)
  return {
    document: { ...NO_ACTS, ruleset, seed },
    snapshots: snapshots.ok ? snapshots.value : [],
  }
}

/** Whether a value has the shape of an act. The rules check its events. */
const isAct = (value: unknown): value is Act => {
  if (!isRecord(value)) return false
  const { events, dice = [] } = value
  return (
    Array.isArray(events) &&
    events.length > 0 &&
    events.every(isRecord) &&
    Array.isArray(dice) &&
    dice.every((face) => Number.isInteger(face))
  )
}

/** Converts an event of an old fight, which stored unknown Hit Points as a huge maximum. */
function updated(event: FightEvent): FightEvent {
  if (event.kind !== 'join' || event.entering?.hitPointMaximum !== UNKNOWN_HIT_POINTS) return event
  return { ...event, entering: { ...event.entering, hitPointMaximum: 'untold' } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The snapshots of acts from outside; undefined if playing them throws. */
function tryReplay(...fight: Parameters<typeof replay>): ReturnType<typeof replay> | undefined {
  try {
    return replay(...fight)
  } catch {
    return undefined
  }
}

/** How many acts, including undone ones, can be done in a row; without undone acts nothing is played. */
function possibleActs(acts: readonly Act[], done: number, seed: string, ruleset: Edition): number {
  if (done === acts.length) return done
  const snapshots = tryReplay(acts, seed, ruleset)
  if (snapshots === undefined) return done
  return snapshots.ok ? acts.length : snapshots.error.act
}

/** Reads a fight from a text and plays it through. An undone act that cannot be redone is dropped. */
export function readDocument(text: string): Result<Fight, DocumentProblem> {
  const value = parsed(text)
  if (value === undefined) return fail({ code: 'not-json' })
  if (!isRecord(value) || value['format'] !== NO_ACTS.format) return fail({ code: 'not-a-fight' })
  const { version, seed, acts: read, done } = value
  if (version !== 1 && version !== NO_ACTS.version) return fail({ code: 'other-version', got: String(version) })
  const ruleset = version === 1 ? 'srd-5.2.1' : value['ruleset']
  if (typeof ruleset !== 'string') return fail({ code: 'not-a-fight' })
  if (!isEdition(ruleset)) return fail({ code: 'other-rules', got: ruleset })
  if (typeof seed !== 'string' || !Array.isArray(read) || !read.every(isAct)) return fail({ code: 'not-a-fight' })
  const acts = read.map((act): Act => ({ ...act, events: act.events.map(updated) }))
  if (typeof done !== 'number' || !Number.isInteger(done) || done < 0 || done > acts.length) {
    return fail({ code: 'not-a-fight' })
  }
  const snapshots = tryReplay(acts.slice(0, done), seed, ruleset)
  if (snapshots === undefined) return fail({ code: 'broken' })
  if (!snapshots.ok) return fail({ code: 'refused', refusal: snapshots.error })
  const possible = acts.slice(0, possibleActs(acts, done, seed, ruleset))
  return ok({ document: { ...NO_ACTS, ruleset, seed, acts: possible, done }, snapshots: snapshots.value })
}

/** The text of a fight. */
export const writeDocument = (document: FightDocument): string => JSON.stringify(document)
