import type { Nodes } from 'mdast'

/** A directive of any form. */
export type Directive = Extract<Nodes, { type: 'textDirective' | 'leafDirective' | 'containerDirective' }>

/** Whether a node is a directive. */
export const isDirective = (node: Nodes): node is Directive =>
  node.type === 'textDirective' || node.type === 'leafDirective' || node.type === 'containerDirective'

/** The attributes of a directive; one without a value is empty. */
export const attributesOf = ({ attributes }: Directive): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(attributes ?? {}).map(([name, value]) => [name, value ?? '']))

/** The label of a directive; undefined if it has markup. */
export function labelOf({ children }: Directive): string | undefined {
  const [first, ...rest] = children
  if (first === undefined) return ''
  return first.type === 'text' && rest.length === 0 ? first.value : undefined
}

/** The form of the quantity of a `:value`: `{form="adjective"}`, or a noun. */
export const formOf = (directive: Directive): 'noun' | 'adjective' =>
  attributesOf(directive)['form'] === 'adjective' ? 'adjective' : 'noun'

const MARKERS = { textDirective: ':', leafDirective: '::', containerDirective: ':::' } as const

/**
 * Writes a directive with sorted attributes, for comparison.
 *
 * @example
 * showDirective({ type: 'leafDirective', name: 'table', attributes: { id: 'cover' }, children: [] }) // => '::table{id="cover"}'
 */
export function showDirective(directive: Directive): string {
  const attributes = Object.entries(attributesOf(directive))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, value]) => `${name}="${value}"`)
    .join(' ')
  const label = labelOf(directive) ?? '…'
  return `${MARKERS[directive.type]}${directive.name}${label && `[${label}]`}${attributes && `{${attributes}}`}`
}
