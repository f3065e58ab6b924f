import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, parseDocument } from 'yaml'
import { type Place, type Range, START } from '../findings/index.ts'
import { type YamlProblem, yamlProblems } from './yaml-problem.ts'

/** YAML as data, with the positions of keys and values. */
export interface YamlDocument {
  /** plain data; undefined if the text is not YAML */
  readonly value: unknown
  readonly problems: readonly YamlProblem[]
  /** the position of the value at a path, or of its nearest existing parent */
  at(path: readonly PropertyKey[]): Place
  /** the position of the last key of a path */
  keyAt(path: readonly PropertyKey[]): Place
  /** the range of the scalar at a path in the YAML, quotation marks included */
  rangeAt(path: readonly string[]): Range | undefined
}

const offsetOf = (node: unknown): number | undefined => (isNode(node) && node.range ? node.range[0] : undefined)

/** The offset of the value or of the last key of a path, or of the deepest part of it that exists. */
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

/**
 * Reads YAML (and so JSON). Never throws: syntax errors, aliases (which could grow without bound) and deep nesting
 * become problems.
 *
 * @param firstLine - the line of the file on which the YAML starts
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
    const problems = yamlProblems(document, text, { file, place })
    const at = (path: readonly PropertyKey[]): Place => place(offsetAt(document, path, false))
    const keyAt = (path: readonly PropertyKey[]): Place => place(offsetAt(document, path, true))
    const rangeAt = (path: readonly string[]): Range | undefined => rangeOf(document, path)
    if (problems.length > 0) return { value: undefined, problems, at, keyAt, rangeAt }
    return readValue(document, { file, at, keyAt, rangeAt })
  } catch (error) {
    // Of all errors, only an overflow of the stack is due to the text. Others, such as a denied permission in Deno, are not.
    if (!(error instanceof RangeError)) throw error
    return unreadable({ file, ...place(undefined), code: 'yaml-deep', values: {} })
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
