import type { Nodes } from 'mdast'
import { isDirective } from './directive.ts'

/**
 * The structure of a block without its text: items of lists, rows and columns of tables, nesting.
 *
 * @example
 * shape({ type: 'paragraph', children: [{ type: 'text', value: 'Any words.' }] }) // => 'paragraph'
 */
export function shape(node: Nodes): string {
  if (isDirective(node)) return node.name
  switch (node.type) {
    case 'table': {
      const widths = node.children.map(({ children }) => children.length)
      const isEven = new Set(widths).size === 1
      return `table ${widths.length}×${isEven ? widths[0] : widths.join('/')}`
    }
    case 'list':
      return `${node.ordered ? 'numbered ' : ''}list(${node.children.map(shape).join(', ')})`
    case 'listItem':
      return node.children.length === 1 ? 'item' : `item(${node.children.map(shape).join(', ')})`
    case 'blockquote':
      return `quote(${node.children.map(shape).join(', ')})`
    default:
      return node.type
  }
}
