import type { Nodes } from 'mdast'
import { attributesOf, isDirective, labelOf } from './directive.ts'
import { ruleOf } from './rule-link.ts'

/** Properties of syntax nodes without meaning: positions and spacing. */
const IGNORED: ReadonlySet<string> = new Set(['type', 'children', 'position', 'data', 'spread', 'align'])

/** A line break between two Han characters, which is not a space. */
const WRAPPED_HAN =
  /(?<=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])[ \t]*\r?\n[ \t]*(?=[\p{Script=Han}\u3000-\u303f\uff00-\uffef])/gu

/**
 * Normalises spacing and Unicode form.
 *
 * @example
 * normalText('half of\n  you') // => 'half of you'
 * normalText('半身\n掩护') // => '半身掩护'
 */
export const normalText = (text: string): string => text.normalize('NFC').replace(WRAPPED_HAN, '').replace(/\s+/gu, ' ')

const sorted = (record: Readonly<Record<string, unknown>>): (readonly [string, unknown])[] =>
  Object.entries(record)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? normalText(value) : value] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1))

/**
 * A node as data whose JSON is equal if the meaning is equal: links by the rule they link to, figures of core by their
 * id, directives with sorted attributes.
 */
export function canonical(node: Nodes): unknown {
  if (node.type === 'text') return normalText(node.value)
  if (node.type === 'link') return ['link', ruleOf(node) ?? node.url, node.children.map(canonical)]
  if (isDirective(node)) {
    const label = labelOf(node)
    return [
      node.name,
      label === undefined ? node.children.map(canonical) : normalText(label),
      sorted(attributesOf(node)),
    ]
  }
  const properties = sorted(Object.fromEntries(Object.entries(node).filter(([name]) => !IGNORED.has(name))))
  return [node.type, properties, 'children' in node ? node.children.map(canonical) : []]
}
