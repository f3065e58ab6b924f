import type { Nodes, Root, RootContent } from 'mdast'
import { takeHeadingId } from './heading-id.ts'
import { ID_PATTERN } from './id-pattern.ts'
import { plainText } from './plain-text.ts'

/** A top-level node of an entry, with its key. */
export interface SourceBlock {
  readonly key: string
  /** the name of its kind in keys, such as `p` for a paragraph; `heading` for headings */
  readonly kind: string
  readonly node: RootContent
  /** the node and its descendants, in the order of the text */
  readonly nodes: readonly Nodes[]
}

/** A heading as written. */
export interface SourceHeading {
  readonly id: string | undefined
  readonly depth: number
  readonly text: string
  readonly node: RootContent
}

const NAMES: Partial<Record<RootContent['type'], string>> = {
  paragraph: 'p',
  blockquote: 'quote',
  thematicBreak: 'break',
}

/** The name of a kind of block in keys: the name of a directive, or the Markdown type, shortened. */
export const nameInKey = (node: RootContent): string =>
  node.type === 'leafDirective' || node.type === 'containerDirective' ? node.name : (NAMES[node.type] ?? node.type)

/** A node and its descendants, in the order of the text. */
export function flatten(node: Nodes): Nodes[] {
  return 'children' in node ? [node, ...node.children.flatMap(flatten)] : [node]
}

/** Splits a parsed file into blocks with keys, and removes the ids from the headings. */
export function sourceBlocks(root: Root): { blocks: readonly SourceBlock[]; headings: readonly SourceHeading[] } {
  const blocks: SourceBlock[] = []
  const headings: SourceHeading[] = []
  const counts = new Map<string, number>()
  let section = ''
  const keyOf = (kind: string): string => {
    const name = `${section}${kind}`
    const ordinal = (counts.get(name) ?? 0) + 1
    counts.set(name, ordinal)
    return `${name}-${ordinal}`
  }
  for (const node of root.children) {
    if (node.type === 'yaml') continue
    if (node.type === 'heading') {
      const id = takeHeadingId(node)
      headings.push({ id, depth: node.depth, text: plainText(node), node })
      const key = id !== undefined && ID_PATTERN.test(id) ? id : `heading-${headings.length}`
      section = `${key}.`
      blocks.push({ key, kind: 'heading', node, nodes: flatten(node) })
    } else {
      const kind = nameInKey(node)
      blocks.push({ key: keyOf(kind), kind, node, nodes: flatten(node) })
    }
  }
  return { blocks, headings }
}
