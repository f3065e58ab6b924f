import { type Place, type Problem, START } from '../findings/index.ts'
import { isLocale, type Locale, SOURCE_LOCALE } from '../language/index.ts'
import { ENTRY_ID_PATTERN } from '../markdown/index.ts'
import { isRecord } from './is-record.ts'

/** What a translation was confirmed against. */
export interface Confirmed {
  /** the hash of the English entry */
  readonly of: string
  /** the hashes of its segments, in the order of the text */
  readonly segments: readonly string[]
}

/** What the translations of one language were confirmed against, by entry id. */
export type ConfirmedRecords = ReadonlyMap<string, Confirmed>

/** The file `confirmed/<locale>.json`. */
export interface ConfirmedFile {
  readonly file: string
  readonly locale: Locale
  readonly records: ConfirmedRecords
  /** the position of the record of an entry, or the start of the file if there is none */
  at(id: string): Place
  readonly problems: readonly ConfirmedProblem[]
}

/** The codes of the problems of the file. */
export const CONFIRMED_FILE_CODES = ['json', 'not-a-record', 'rewritten'] as const

/** A problem of the file. */
type ConfirmedProblem = Problem<(typeof CONFIRMED_FILE_CODES)[number]>

/**
 * The path of the confirmations of a language.
 *
 * @example
 * confirmedFile('zh') // => 'confirmed/zh.json'
 */
export const confirmedFile = (locale: Locale): string => `confirmed/${locale}.json`

/**
 * The language of a file of confirmations, by its path, if it is one.
 *
 * @example
 * confirmedPath('confirmed/zh.json') // => 'zh'
 * confirmedPath('confirmed/en.json') // => undefined
 */
export function confirmedPath(file: string): Locale | undefined {
  const [, locale = ''] = /^confirmed\/([a-z]+)\.json$/.exec(file) ?? []
  return isLocale(locale) && locale !== SOURCE_LOCALE ? locale : undefined
}

/**
 * Writes records as JSON, sorted by id and one to a line, so that two people who confirm two entries rarely get a merge
 * conflict.
 *
 * @example
 * writeConfirmed(new Map([['cover', { of: 'd77479dcbbc3', segments: ['2c532b19'] }]]))
 * // => '{\n  "cover": { "of": "d77479dcbbc3", "units": ["2c532b19"] }\n}\n'
 */
export function writeConfirmed(records: ConfirmedRecords): string {
  const lines = [...records]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([id, { of, segments }]) => {
      const hashes = segments.map((hash) => JSON.stringify(hash)).join(', ')
      return `  ${JSON.stringify(id)}: { "of": ${JSON.stringify(of)}, "units": [${hashes}] }`
    })
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`
}

/** More segments than a file within `LIMITS` can have. */
const MOST_SEGMENTS = 100_000

/** After this many invalid records, the file is no file of confirmations. */
const MOST_WRONG = 20

const isHash = (value: unknown, digits: number): value is string =>
  typeof value === 'string' && value.length === digits && /^[0-9a-f]*$/.test(value)

function asConfirmed(value: unknown): Confirmed | undefined {
  if (!isRecord(value)) return undefined
  const { of, units, ...rest } = value
  if (!isHash(of, 12) || !Array.isArray(units) || Object.keys(rest).length > 0) return undefined
  if (units.length > MOST_SEGMENTS) return undefined
  const hashes = units.filter((hash) => isHash(hash, 8))
  return hashes.length === units.length ? { of, segments: hashes } : undefined
}

/** The position of each id in a text, found in one pass because a file may have very many. */
function idPlaces(text: string): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>()
  let [line, lineStart] = [1, 0]
  for (const match of text.matchAll(/\n|"((?:spell:)?[a-z0-9-]+)"[ \t]*:/g)) {
    const [, id] = match
    if (id === undefined) {
      line += 1
      lineStart = match.index + 1
    } else if (!places.has(id)) places.set(id, { line, column: match.index - lineStart + 1 })
  }
  return places
}

/** Reads the file. Invalid records are left out. */
export function readConfirmed(file: string, text: string): Omit<ConfirmedFile, 'locale'> {
  const places = idPlaces(text)
  const at = (id: string): Place => places.get(id) ?? START
  const base = { file, at }
  const none: ConfirmedRecords = new Map()
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { ...base, records: none, problems: [{ file, ...START, code: 'json', values: { got: String(error) } }] }
  }
  const records = new Map<string, Confirmed>()
  const problems: ConfirmedProblem[] = []
  if (!isRecord(data)) problems.push({ file, ...START, code: 'not-a-record', values: { got: '' } })
  for (const [id, value] of Object.entries(isRecord(data) ? data : {})) {
    const confirmed = ENTRY_ID_PATTERN.test(id) ? asConfirmed(value) : undefined
    if (confirmed) records.set(id, confirmed)
    else if (problems.length < MOST_WRONG) problems.push({ file, ...at(id), code: 'not-a-record', values: { got: id } })
  }
  if (problems.length === 0 && writeConfirmed(records) !== text.replaceAll('\r\n', '\n')) {
    problems.push({ file, ...START, code: 'rewritten', values: {} })
  }
  return { ...base, records, problems }
}
