import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument, type YAMLError } from 'yaml'
import { type Place, type Problem, type Range, START } from '../findings/index.ts'

/** YAML as data, with the place of everything in it. */
export interface YamlDocument {
  /** plain data; `undefined` when the text is no YAML */
  readonly value: unknown
  readonly problems: readonly YamlProblem[]
  /** the place of the value at a path, or of the innermost thing around it that exists */
  at(path: readonly PropertyKey[]): Place
  /** the place of the key that a path ends with */
  keyAt(path: readonly PropertyKey[]): Place
  /** where in the text of the YAML the value at a path stands, quotation marks included; nothing where it is no value */
  rangeAt(path: readonly string[]): Range | undefined
}

/** Objections that reading YAML can raise. */
export const YAML_CODES = ['yaml', 'yaml-alias'] as const

/** What is wrong with YAML. */
type YamlProblem = Problem<(typeof YAML_CODES)[number]>

/** More keys that stand twice are no slips but another kind of file. */
const MOST_DUPLICATES = 20

const offsetOf = (node: unknown): number | undefined => (isNode(node) && node.range ? node.range[0] : undefined)

/** The offset of the value, or of the last key, of a path; the deepest that exists. */
function offsetAt(document: Document, path: readonly PropertyKey[], wantKey: boolean): number | undefined {
  let node: unknown = document.contents
  let found = offsetOf(node)
  for (const [index, step] of path.entries()) {
    if (isMap(node)) {
      const pair = node.items.find(({ key }) => isScalar(key) && key.value === step)
      if (!pair) break
      node = pair.value
      found = (wantKey && index === path.length - 1) || !isNode(node) ? offsetOf(pair.key) : offsetOf(node)
    } else if (isSeq(node) && typeof step === 'number') {
      node = node.items[step]
      found = offsetOf(node) ?? found
    } else break
  }
  return found
}

function rangeOf(document: Document, path: readonly string[]): Range | undefined {
  const node: unknown = document.getIn(path, true)
  return isScalar(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined
}

/** What is wrong where nesting ends the stack of the parser. */
const TOO_DEEP = 'nested too deeply'

function problemOf(error: YAMLError, file: string, place: (offset: number) => Place): YamlProblem {
  const [message = error.code] = error.message.split(/(?: at line \d+, column \d+)?:?\n/)
  const detail = error.code === 'RESOURCE_EXHAUSTION' ? TOO_DEEP : message
  return { file, ...place(error.pos[0]), code: 'yaml', values: { got: error.code, detail } }
}

/** Keys that stand twice, and the first of the other errors: what follows on that is mostly its echo. */
function relevant({ errors, warnings }: Document): YAMLError[] {
  const isDuplicate = ({ code }: YAMLError): boolean => code === 'DUPLICATE_KEY'
  const [first] = [...errors.filter((error) => !isDuplicate(error)), ...warnings]
  return [...(first ? [first] : []), ...errors.filter(isDuplicate).slice(0, MOST_DUPLICATES)]
}

/**
 * Reads YAML, of which JSON is a part. Nothing in the text makes it throw: syntax errors, aliases (which could grow
 * without bound) and nesting without end become problems.
 *
 * @param firstLine - the line of the file on which the text begins
 */
export function readYaml(file: string, text: string, firstLine = 1): YamlDocument {
  const lines = new LineCounter()
  const place = (offset: number | undefined): Place => {
    if (offset === undefined) return { line: firstLine, column: 1 }
    const { line, col } = lines.linePos(offset)
    return { line: Math.max(line, 1) + firstLine - 1, column: Math.max(col, 1) }
  }
  try {
    const document = parseDocument(text, {
      lineCounter: lines,
      logLevel: 'silent',
      prettyErrors: false,
      stringKeys: true,
    })
    const problems = relevant(document).map((error) => problemOf(error, file, place))
    const at = (path: readonly PropertyKey[]): Place => place(offsetAt(document, path, false))
    const keyAt = (path: readonly PropertyKey[]): Place => place(offsetAt(document, path, true))
    const rangeAt = (path: readonly string[]): Range | undefined => rangeOf(document, path)
    if (problems.length > 0) return { value: undefined, problems, at, keyAt, rangeAt }
    return readValue(document, { file, at, keyAt, rangeAt })
  } catch {
    return unreadable({ file, ...place(undefined), code: 'yaml', values: { got: 'NESTING', detail: TOO_DEEP } })
  }
}

function readValue(
  document: Document,
  { file, ...places }: Omit<YamlDocument, 'value' | 'problems'> & { readonly file: string },
): YamlDocument {
  try {
    return { value: document.toJS({ maxAliasCount: 0 }), problems: [], ...places }
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error
    const problem = { file, ...places.at([]), code: 'yaml-alias', values: { got: '*' } } as const
    return { value: undefined, problems: [problem], ...places }
  }
}

const unreadable = (problem: YamlProblem): YamlDocument => ({
  value: undefined,
  problems: [problem],
  at: () => START,
  keyAt: () => START,
  rangeAt: () => undefined,
})
