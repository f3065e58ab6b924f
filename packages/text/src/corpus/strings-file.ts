import type { Place, Problem, Range } from '../findings/index.ts'
import { isLocale, type Locale, type StringTree } from '../language/index.ts'
import { isRecord } from './is-record.ts'
import { LIMITS } from './limits.ts'
import { readYaml, type YamlDocument } from './yaml-document.ts'

/** The strings of one namespace in one language, with the places of its keys. */
export interface StringsFile {
  readonly file: string
  readonly locale: Locale
  readonly namespace: string
  /** empty where the file is no JSON */
  readonly tree: StringTree
  /** the same strings, by keys joined with dots */
  readonly strings: ReadonlyMap<string, string>
  /** the place of a key, or of the nearest key around it that exists */
  at(key: string): Place
  /** where in the text of the file the value of a key stands, quotation marks included */
  rangeAt(key: string): Range | undefined
  /** the whole file */
  readonly text: string
  readonly problems: readonly StringsProblem[]
}

/** Objections that reading a file of strings can raise. */
export const STRINGS_FILE_CODES = ['json', 'duplicate-key', 'not-a-string'] as const

/** What is wrong with a file of strings. */
type StringsProblem = Problem<(typeof STRINGS_FILE_CODES)[number]>

/**
 * Which strings a path holds, or nothing.
 *
 * @example
 * stringsPath('strings/zh/tables.json') // => { locale: 'zh', namespace: 'tables' }
 */
export function stringsPath(file: string): { readonly locale: Locale; readonly namespace: string } | undefined {
  const [, locale = '', namespace = ''] = /^strings\/([a-z]+)\/([a-z0-9-]+)\.json$/.exec(file) ?? []
  return isLocale(locale) ? { locale, namespace } : undefined
}

type Parsed = { readonly data: unknown } | { readonly place: Place; readonly detail: string }

function parseJson(text: string): Parsed {
  try {
    return { data: JSON.parse(text) }
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error)
    const [, line = '1', column = '1'] = /line (\d+) column (\d+)/.exec(detail) ?? []
    return { place: { line: Number(line), column: Number(column) }, detail }
  }
}

/** Strings as they are collected, with the keys of what is neither a string nor a mapping, and how many keys there are. */
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

/** How many keys a JSON text writes; one that stands twice counts twice. */
const keysWritten = (json: string): number =>
  Array.from(json.matchAll(JSON_STRING)).filter(([, colon]) => colon === ':').length

/** Reads a file of strings. What is wrong is left out; the rest stays. */
export function readStrings(file: string, locale: Locale, namespace: string, text: string): StringsFile {
  const into: Collection = { strings: new Map(), wrong: [], keys: 0 }
  let opened: YamlDocument | undefined
  /** The file with the places of all that stands in it, which takes far longer to read: wanted where something is wrong. */
  const document = (): YamlDocument => {
    opened ??= readYaml(file, text)
    return opened
  }
  const at = (key: string): Place => document().keyAt(key.split('.'))
  const rangeAt = (key: string): Range | undefined => document().rangeAt(key.split('.'))
  const base = { file, locale, namespace, strings: into.strings, at, rangeAt, text }
  const parsed = parseJson(text)
  if ('detail' in parsed) {
    const { place, detail } = parsed
    return { ...base, tree: {}, problems: [{ file, ...place, code: 'json', values: { got: detail } }] }
  }
  const tree = collect(parsed.data, [], into)
  const twice = keysWritten(text) === into.keys ? [] : document().problems
  const problems = [
    ...twice
      .filter(({ values }) => values['got'] === 'DUPLICATE_KEY')
      .map((problem): StringsProblem => ({ ...problem, code: 'duplicate-key', values: {} })),
    ...into.wrong.map((key): StringsProblem => ({ file, ...at(key), code: 'not-a-string', values: { key } })),
  ]
  return { ...base, tree: typeof tree === 'string' ? {} : tree, problems }
}
