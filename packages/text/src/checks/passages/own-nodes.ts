import type { Nodes } from 'mdast'
import { flatten, type Unit } from '../../markdown/index.ts'

/** The parts of a unit that are texts of their own: its one line of words, or each cell of a row. */
export function textParts({ kind, node }: Unit): readonly (readonly Nodes[])[] {
  if (!node) return []
  switch (kind) {
    case 'row':
      return node.type === 'tableRow' ? node.children.map((cell) => [cell]) : []
    case 'item': {
      const [first] = node.type === 'listItem' ? node.children : []
      return first ? [[first]] : []
    }
    case 'heading':
    case 'paragraph':
      return [[node]]
    default:
      return []
  }
}

/** Every node of a unit that belongs to no other unit, in the order of the text. */
export const ownNodes = (unit: Unit): readonly Nodes[] =>
  unit.node && unit.kind === 'directive' ? [unit.node] : textParts(unit).flat().flatMap(flatten)
