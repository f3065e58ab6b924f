import { type Place, type Problem, placeAt, type Range, START } from '../findings/index.ts'
import { isLocale, type Locale, type StringTree } from '../language/index.ts'
import { isRecord } from './is-record.ts'
import { LIMITS } from './limits.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'

/** The strings of one namespace in one language. */
export interface StringsFile {
  readonly file: string
  readonly locale: Locale
  readonly namespace: string
  /** empty if the file is not JSON */
  readonly tree: StringTree
  /** the same strings, by keys joined with dots */
  readonly strings: ReadonlyMap<string, string>
  /** the position of a key, or of its nearest existing parent */
  at(key: string): Place
  /** the range of the value of a key in the file, quotation marks included */
  rangeAt(key: string): Range | undefined
  /** the whole file */
  readonly text: string
  readonly problems: readonly StringsProblem[]
}

/** The codes of `StringsProblem`. */
export const STRINGS_FILE_CODES = ['json', 'duplicate-key', 'not-a-string'] as const

/** A problem of a file of strings. */
type StringsProblem = Problem<(typeof STRINGS_FILE_CODES)[number]>

/**
 * The language and namespace of a path, if it is one of strings.
 *
 * @example
 * stringsPath('strings/zh/tables.json') // => { locale: 'zh', namespace: 'tables' }
 */
export function stringsPath(file: string): { readonly locale: Locale; readonly namespace: string } | undefined {
  const [, locale = '', namespace = ''] = /^strings\/([a-z]+)\/([a-z0-9-]+)\.json$/.exec(file) ?? []
  return isLocale(locale) ? { locale, namespace } : undefined
}

type Parsed = { readonly data: unknown } | { readonly place: Place; readonly got: string }

function parseJson(text: string): Parsed {
  try {
    return { data: JSON.parse(text) }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    const [, position] = /position (\d+)/.exec(detail) ?? []
    if (position === undefined) return { place: START, got: detail }
    const offset = Number(position)
    return { place: placeAt(text, offset), got: text.slice(offset).split('\n', 1)[0] ?? '' }
  }
}

/** Collected strings, the keys of values that are neither strings nor objects, and the number of keys. */
interface Collection {
  readonly strings: Map<string, string>
  readonly wrong: string[]
  keys: number
}

function collect(data: unknown, path: readonly string[], into: Collection): StringTree | string {
  const key = path.join('.')
  if (typeof data === 'string') {
    into.strings.set(key, data)
    return data
  }
  if (!isRecord(data) || path.length > LIMITS.nesting) {
    into.wrong.push(key)
    return {}
  }
  const entries = Object.entries(data)
  into.keys += entries.length
  return Object.fromEntries(entries.map(([name, value]) => [name, collect(value, [...path, name], into)]))
}

const JSON_STRING = /"(?:[^"\\]|\\.)*"\s*(:?)/g

/** The number of keys in a JSON text, duplicates included. */
const keysWritten = (json: string): number =>
  Array.from(json.matchAll(JSON_STRING)).filter(([, colon]) => colon === ':').length

/** Reads a file of strings. Invalid values are left out. */
export function readStrings(file: string, locale: Locale, namespace: string, text: string): StringsFile {
  const into: Collection = { strings: new Map(), wrong: [], keys: 0 }
  let opened: YamlDocument | undefined
  /** The file with positions, read only if something is wrong because that is far slower. */
  const document = (): YamlDocument => {
    opened ??= readYaml(file, text)
    return opened
  }
  const at = (key: string): Place => document().keyAt(key.split('.'))
  const rangeAt = (key: string): Range | undefined => document().rangeAt(key.split('.'))
  const base = { file, locale, namespace, strings: into.strings, at, rangeAt, text }
  const parsed = parseJson(text)
  if ('got' in parsed) {
    const { place, got } = parsed
    return { ...base, tree: {}, problems: [{ file, ...place, code: 'json', values: { got } }] }
  }
  const tree = collect(parsed.data, [], into)
  const twice = keysWritten(text) === into.keys ? [] : document().problems
  const problems = [
    ...twice
      .filter(({ code }) => code === 'yaml-duplicate-key')
      .map((problem): StringsProblem => ({ ...problem, code: 'duplicate-key' })),
    ...into.wrong.map((key): StringsProblem => ({ file, ...at(key), code: 'not-a-string', values: { key } })),
  ]
  return { ...base, tree: typeof tree === 'string' ? {} : tree, problems }
}
