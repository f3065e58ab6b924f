import { isMap, isNode, isPair, isScalar, parseDocument, type YAMLMap } from 'yaml'
import { isRecord } from '../../corpus/index.ts'
import type { Range } from '../../findings/index.ts'
import type { StringTree } from '../../language/index.ts'
import { type Edit, withEdits } from './yaml-edit.ts'

const rangeOf = (node: unknown): Range | undefined =>
  isNode(node) && node.range ? { start: node.range[0], end: node.range[1] } : undefined

/** A member of a JSON object. */
interface Member {
  readonly name: string
  readonly key: Range
  readonly value: Range
}

const membersOf = ({ items }: YAMLMap): Member[] =>
  items.flatMap((pair) => {
    const [key, value] = isPair(pair) ? [rangeOf(pair.key), rangeOf(pair.value)] : []
    return key && value && isScalar(pair.key) ? [{ name: String(pair.key.value), key, value }] : []
  })

const namesAt = (order: StringTree, path: readonly string[]): readonly string[] => {
  let at: unknown = order
  for (const name of path) at = isRecord(at) && Object.hasOwn(at, name) ? at[name] : undefined
  return isRecord(at) ? Object.keys(at) : []
}

/** The edit that inserts a member into an object, after its predecessor in the order. */
function insertion(text: string, object: YAMLMap, names: readonly string[], name: string, written: string): Edit {
  const members = membersOf(object)
  const member = `${JSON.stringify(name)}: ${written}`
  const before = names.includes(name) ? names.slice(0, names.indexOf(name)) : members.map((one) => one.name)
  const previous = members.findLast((one) => before.includes(one.name))
  const [first] = members
  const space = (one: Member): string => /\s*$/.exec(text.slice(0, one.key.start))?.[0] ?? ''
  if (previous) return { start: previous.value.end, end: previous.value.end, text: `,${space(previous)}${member}` }
  if (first) return { start: first.key.start, end: first.key.start, text: `${member},${space(first)}` }
  const start = (rangeOf(object)?.start ?? 0) + 1
  return { start, end: start, text: ` ${member} ` }
}

/**
 * Sets a string at a path in JSON. Missing objects are inserted; no other byte changes.
 *
 * @param order the English strings, whose order is used
 * @example
 * putJson('{ "a": "x" }', ['b', 'c'], 'y', {}) // => '{ "a": "x", "b": { "c": "y" } }'
 */
export function putJson(text: string, path: readonly string[], value: string, order: StringTree): string {
  const document = parseDocument(text, { logLevel: 'silent' })
  const found = rangeOf(path.length === 0 ? undefined : document.getIn(path, true))
  const written = JSON.stringify(value)
  if (found) return withEdits(text, [{ ...found, text: written }])
  for (let depth = path.length - 1; depth >= 0; depth -= 1) {
    const around = path.slice(0, depth)
    const object: unknown = depth === 0 ? document.contents : document.getIn(around, true)
    if (!isMap(object)) continue
    const [name = '', ...inner] = path.slice(depth)
    const nested = inner.reduceRight((inside, key) => `{ ${JSON.stringify(key)}: ${inside} }`, written)
    return withEdits(text, [insertion(text, object, namesAt(order, around), name, nested)])
  }
  return text
}

/**
 * Prints strings as JSON with the layout of another file: objects on one line there are on one line here.
 *
 * @example
 * printJsonLike({ a: { b: 'x' } }, '{\n  "a": { "b": "y" }\n}\n') // => '{\n  "a": { "b": "x" }\n}\n'
 */
export function printJsonLike(tree: StringTree, like: string): string {
  const document = parseDocument(like, { logLevel: 'silent' })
  const isOnOneLine = (path: readonly string[]): boolean => {
    const range = rangeOf(path.length === 0 ? document.contents : document.getIn(path, true))
    return range !== undefined && !like.slice(range.start, range.end).includes('\n')
  }
  const print = (value: string | StringTree, path: readonly string[]): string => {
    if (typeof value === 'string') return JSON.stringify(value)
    const members = Object.entries(value).map(
      ([name, inner]) => `${JSON.stringify(name)}: ${print(inner, [...path, name])}`,
    )
    if (members.length === 0) return '{}'
    if (isOnOneLine(path)) return `{ ${members.join(', ')} }`
    const indent = '  '.repeat(path.length)
    return `{\n${members.map((member) => `${indent}  ${member}`).join(',\n')}\n${indent}}`
  }
  return `${print(tree, [])}\n`
}
