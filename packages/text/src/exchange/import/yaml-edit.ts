import { Document, isMap, isNode, isPair, isScalar, isSeq, parseDocument, Scalar, stringify } from 'yaml'
import type { Range } from '../../findings/index.ts'

/** A range of a text, and its replacement. */
export interface Edit extends Range {
  readonly text: string
}

/**
 * Applies edits that do not overlap.
 *
 * @example
 * withEdits('a b c', [{ start: 2, end: 3, text: 'x' }, { start: 0, end: 1, text: 'y' }]) // => 'y x c'
 */
export const withEdits = (text: string, edits: readonly Edit[]): string =>
  [...edits]
    .sort((a, b) => b.start - a.start || b.end - a.end)
    .reduce((edited, { start, end, text: put }) => edited.slice(0, start) + put + edited.slice(end), text)

const QUOTES: Readonly<Record<string, Scalar.Type>> = { "'": Scalar.QUOTE_SINGLE, '"': Scalar.QUOTE_DOUBLE }

/**
 * Writes a YAML scalar on one line, with the quotation marks of the old one or the necessary ones.
 *
 * @param old the scalar that it replaces, with its quotation marks
 * @example
 * yamlScalar('Half Cover', 'Cover') // => 'Half Cover'
 * yamlScalar('a: b', 'Cover') // => '"a: b"'
 */
export function yamlScalar(value: string, old: string): string {
  const type = QUOTES[old[0] ?? ''] ?? Scalar.PLAIN
  const written = stringify(value, { lineWidth: 0, defaultStringType: type }).trimEnd()
  const isPlain = parseDocument(`a: ${written}`, { logLevel: 'silent' }).get('a') === value && !written.includes('\n')
  return (isPlain ? written : JSON.stringify(value)) + (old.endsWith('\n') ? '\n' : '')
}

/** Writes a scalar inside `[…]` or `{…}`. */
function flowScalar(value: string): string {
  const document = new Document([value])
  if (isSeq(document.contents)) document.contents.flow = true
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim().slice(1, -1)
}

/**
 * Writes a YAML list on one line.
 *
 * @example
 * flowList(['half cover', 'a, b']) // => '[half cover, "a, b"]'
 */
export const flowList = (values: readonly string[]): string => `[${values.map(flowScalar).join(', ')}]`

/**
 * Writes a YAML mapping on one line.
 *
 * @example
 * flowMap({ name: 'cover', aliases: ['wall'] }) // => '{ name: cover, aliases: [wall] }'
 */
export const flowMap = (data: Readonly<Record<string, string | readonly string[]>>): string =>
  `{ ${Object.entries(data)
    .map(([key, value]) => `${key}: ${typeof value === 'string' ? flowScalar(value) : flowList(value)}`)
    .join(', ')} }`

/**
 * The edit that sets a value at a path of a mapping; undefined if the parent does not exist.
 *
 * @param written the value on one line, as YAML
 */
export function putYaml(text: string, path: readonly string[], written: string): Edit | undefined {
  const document = parseDocument(text, { logLevel: 'silent' })
  const node: unknown = document.getIn(path, true)
  if (isNode(node) && node.range) {
    const [start, end] = node.range
    if (start === end) return { start, end, text: ` ${written}` }
    return { start, end, text: text.slice(start, end).endsWith('\n') ? `${written}\n` : written }
  }
  const around: unknown = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
  const [first, last] = isMap(around) ? [around.items.at(0), around.items.at(-1)] : []
  const [head, tail] = [isPair(first) ? first.key : undefined, isPair(last) ? (last.value ?? last.key) : undefined]
  if (!isMap(around) || !isScalar(head) || !head.range || !isNode(tail) || !tail.range) return undefined
  const key = path.at(-1) ?? ''
  const end = tail.range[1]
  if (around.flow) return { start: end, end, text: `, ${key}: ${written}` }
  const lineStart = text.lastIndexOf('\n', head.range[0]) + 1
  const line = `${' '.repeat(head.range[0] - lineStart)}${key}: ${written}`
  const isAfterLine = text.slice(0, end).endsWith('\n')
  return { start: end, end, text: isAfterLine ? `${line}\n` : `\n${line}` }
}
