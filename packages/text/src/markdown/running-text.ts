import type { Nodes, Text } from 'mdast'
import { isDirective } from './directive.ts'

/** The text nodes of a node in order, without those in directives. */
export function runningText(node: Nodes): Text[] {
  if (node.type === 'text') return [node]
  if (isDirective(node) || !('children' in node)) return []
  return node.children.flatMap(runningText)
}
