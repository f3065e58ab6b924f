import { isRecord } from '../../shared/is-record.ts'

/** The maximum number of saved rolls; the oldest are removed first. */
const MOST_ROLLS = 500

/** The maximum number of saved dice per roll; its total counts them all. */
export const MOST_DICE = 100

/** One die of a saved roll. */
export interface SavedDie {
  /** absent if the notation does not determine the sides */
  readonly sides?: number
  readonly value: number
  /** whether it counted; false for a dropped die */
  readonly kept: boolean
}

/** The place on the site where a roll was made. */
export interface RollPlace {
  readonly title: string
  /** the path, with its leading slash */
  readonly address: string
}

/** A seed and a position in its sequence of rolls, counted from 1: together they reproduce a roll. */
export interface SeedTurn {
  readonly seed: string
  readonly turn: number
}

/** A roll of the history. */
export interface SavedRoll extends RollPlace, Partial<SeedTurn> {
  readonly id: string
  /** in milliseconds since 1970 */
  readonly time: number
  /** in the notation of core */
  readonly dice: string
  readonly faces: readonly SavedDie[]
  readonly total: number
  /** the name of the roll, if a calculator made it */
  readonly label?: string
}

const isDie = (value: unknown): value is SavedDie =>
  isRecord(value) &&
  Number.isInteger(value['value']) &&
  typeof value['kept'] === 'boolean' &&
  (value['sides'] === undefined || Number.isInteger(value['sides']))

/** Whether a URL stays inside the site; stored data is not trusted. */
const isInside = (address: unknown): boolean => typeof address === 'string' && /^\/(?![/\\])/u.test(address)

const isSavedRoll = (value: unknown): value is SavedRoll =>
  isRecord(value) &&
  ['id', 'dice', 'title'].every((key) => typeof value[key] === 'string') &&
  Number.isFinite(value['time']) &&
  Number.isInteger(value['total']) &&
  isInside(value['address']) &&
  (value['label'] === undefined || typeof value['label'] === 'string') &&
  (value['seed'] === undefined) === (value['turn'] === undefined) &&
  (value['seed'] === undefined || (typeof value['seed'] === 'string' && Number.isInteger(value['turn']))) &&
  Array.isArray(value['faces']) &&
  value['faces'].every(isDie)

/** Reads the rolls of a history, newest first; invalid ones are skipped. */
export function readHistory(text: string | undefined): readonly SavedRoll[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isSavedRoll).slice(0, MOST_ROLLS) : []
  } catch {
    return []
  }
}

/** A history with one more roll, the newest. */
export const withRoll = (history: readonly SavedRoll[], roll: SavedRoll): readonly SavedRoll[] =>
  [roll, ...history].slice(0, MOST_ROLLS)
