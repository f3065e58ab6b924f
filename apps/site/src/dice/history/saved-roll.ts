/** The most rolls that are kept; the oldest go first. */
export const MOST_KEPT = 500

/** The most dice of one roll that are kept; its total counts them all. */
export const MOST_DICE = 100

/** One die of a roll that was made. */
export interface KeptDie {
  /** absent where it is none of the usual dice */
  readonly sides?: number
  readonly value: number
  /** whether it counted */
  readonly kept: boolean
}

/** Where a roll was made. */
export interface RollPlace {
  readonly title: string
  /** inside the site, with its leading slash */
  readonly address: string
}

/** What makes a roll come out the same again: a seed, and which of its rolls it was, counted from 1. */
export interface SeedTurn {
  readonly seed: string
  readonly turn: number
}

/** A roll that was made. */
export interface KeptRoll extends RollPlace, Partial<SeedTurn> {
  readonly id: string
  /** in milliseconds since 1970 */
  readonly time: number
  /** in the notation of core */
  readonly dice: string
  readonly faces: readonly KeptDie[]
  readonly total: number
  /** what was rolled, where that is not plain from the dice */
  readonly label?: string
}

/**
 * The same place on the pages of another language, and the language it was in where that is another one.
 *
 * @param home the first page of the language that is wanted
 * @example
 * placeIn('/zh/', '/en/rules/critical-hit/#p-1') // => { address: '/zh/rules/critical-hit/#p-1', from: 'en' }
 * placeIn('/zh/', '/zh/rules/critical-hit/') // => { address: '/zh/rules/critical-hit/', from: undefined }
 */
export function placeIn(
  home: string,
  address: string,
): { readonly address: string; readonly from: string | undefined } {
  const site = home.replace(/[^/]+\/$/u, '')
  const [from = '', ...rest] = address.slice(site.length).split('/')
  const same = home + rest.join('/')
  return address === same || !address.startsWith(site) || rest.length === 0
    ? { address, from: undefined }
    : { address: same, from }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isDie = (value: unknown): value is KeptDie =>
  isRecord(value) &&
  Number.isInteger(value['value']) &&
  typeof value['kept'] === 'boolean' &&
  (value['sides'] === undefined || Number.isInteger(value['sides']))

/** Whether an address stays inside the site; what a storage holds may be anything. */
const isInside = (address: unknown): boolean => typeof address === 'string' && /^\/(?![/\\])/u.test(address)

const isKeptRoll = (value: unknown): value is KeptRoll =>
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

/** The rolls that a text holds, newest first; what is no roll is left out. */
export function readHistory(text: string | undefined): readonly KeptRoll[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.filter(isKeptRoll).slice(0, MOST_KEPT) : []
  } catch {
    return []
  }
}

/** A history with one more roll, which is the newest. */
export const withRoll = (history: readonly KeptRoll[], roll: KeptRoll): readonly KeptRoll[] =>
  [roll, ...history].slice(0, MOST_KEPT)

/** A spreadsheet takes a cell for a formula that begins like this. */
const FORMULA = /^[=+\-@\t\r]/u

function cell(value: string): string {
  const safe = FORMULA.test(value) && !/^-?\d+$/u.test(value) ? `'${value}` : value
  return /[",\n\r]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** The columns of a history as a table for other programs. */
const COLUMNS = ['time', 'label', 'dice', 'faces', 'total', 'seed', 'turn', 'title', 'address'] as const

/** A dropped die stands in parentheses. */
const faceText = ({ value, kept }: KeptDie): string => (kept ? String(value) : `(${value})`)

/** A history as a table for other programs, newest first; times are in UTC. */
export function historyCsv(history: readonly KeptRoll[]): string {
  const rows = history.map((roll) => {
    const values: Readonly<Record<(typeof COLUMNS)[number], string>> = {
      time: new Date(roll.time).toISOString(),
      label: roll.label ?? '',
      dice: roll.dice,
      faces: roll.faces.map(faceText).join(' '),
      total: String(roll.total),
      seed: roll.seed ?? '',
      turn: roll.turn === undefined ? '' : String(roll.turn),
      title: roll.title,
      address: roll.address,
    }
    return COLUMNS.map((name) => cell(values[name]))
  })
  return [COLUMNS, ...rows].map((row) => `${row.join(',')}\r\n`).join('')
}

/** A history as JSON, with a name for what it is. */
export const historyJson = (history: readonly KeptRoll[]): string =>
  `${JSON.stringify({ format: 'rulestone-rolls', version: 1, rolls: history }, undefined, 2)}\n`
