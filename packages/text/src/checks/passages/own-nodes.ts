import type { Nodes } from 'mdast'
import { flatten, type Segment } from '../../markdown/index.ts'

/** The nodes of each passage of a segment: each cell of a row, otherwise one. */
export function textParts({ kind, node }: Segment): readonly (readonly Nodes[])[] {
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

/** The nodes of a segment that belong to no other segment, in the order of the text. */
export const ownNodes = (segment: Segment): readonly Nodes[] =>
  segment.node && segment.kind === 'directive' ? [segment.node] : textParts(segment).flat().flatMap(flatten)
