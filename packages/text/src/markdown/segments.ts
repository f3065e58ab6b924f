import { createHash } from 'node:crypto'
import type { BlockContent, DefinitionContent, Nodes, RootContent } from 'mdast'
import { type Place, startOf } from '../findings/index.ts'
import { canonical, normalText } from './canonical.ts'
import { isDirective } from './directive.ts'
import { HEADING_ID } from './heading-id.ts'
import { nameInKey, type SourceBlock } from './source-block.ts'

/** The texts of front matter, in the order in which they count: only spells have a trigger and materials. */
export const TEXT_FIELDS = ['title', 'summary', 'trigger', 'material'] as const

/** The kind of a segment in front matter. */
export type FieldKind = (typeof TEXT_FIELDS)[number]

/** Whether a kind of segment is one of front matter. */
export const isField = (kind: string): kind is FieldKind => TEXT_FIELDS.some((field) => field === kind)

/** The kinds of segments; `other` is Markdown that entries must not have, such as code. */
export type SegmentKind = FieldKind | 'heading' | 'paragraph' | 'item' | 'row' | 'directive' | 'other'

/** The smallest part of an entry that is translated, and becomes stale, on its own. */
export interface Segment extends Place {
  /**
   * `title`, `summary` or another text of front matter, the key of its block (`half-cover.p-2`), or that key and the path in the block: `list-1.item-2`,
   * `list-1.item-2.p-2`, `quote-1.p-1`, `table-1.row-3`. The same in every language.
   */
  readonly key: string
  readonly kind: SegmentKind
  /** the key of its block; absent in front matter */
  readonly block?: string
  /** absent in front matter */
  readonly node?: Nodes
  /**
   * The range of its text in the file, in UTF-16 units after a byte order mark. A heading is without its `##` and its
   * id, an item without its marker, a title with its quotation marks in YAML.
   */
  readonly range: { readonly start: number; readonly end: number }
  /**
   * A hash of its parsed content, eight hex digits. Spacing, line breaks and table alignment are ignored; a link counts by the rule
   * it leads to, a figure of core by its id.
   */
  readonly hash: string
}

/** A text of front matter. */
export interface TextField extends Place {
  readonly key: FieldKind
  readonly value: string
  readonly range: Segment['range']
}

type Inner = BlockContent | DefinitionContent

/** The surroundings of a segment: its block and the kinds of containers. */
interface Context {
  readonly block: string
  readonly path: readonly string[]
  readonly text: string
}

const hashOf = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 8)

const rangeOf = ({ position }: Nodes): Segment['range'] => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** The range of the children of a node; empty, at its end, if there are none. */
function inside(node: Nodes): Segment['range'] {
  const { end } = rangeOf(node)
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  const [first, last] = [children.at(0), children.at(-1)]
  return first && last ? { start: rangeOf(first).start, end: rangeOf(last).end } : { start: end, end }
}

function headingRange(node: Nodes, text: string): Segment['range'] {
  const { start, end } = inside(node)
  return { start, end: start + text.slice(start, end).replace(HEADING_ID, '').length }
}

const KINDS: Partial<Record<Nodes['type'], SegmentKind>> = { paragraph: 'paragraph', heading: 'heading' }

function nodeSegment(
  key: string,
  kind: SegmentKind,
  node: Nodes,
  range: Segment['range'],
  content: unknown,
  context: Context,
): Segment {
  const { block, path } = context
  return { key, kind, block, node, range, hash: hashOf([kind, path, content]), ...startOf(node) }
}

const within = (context: Context, ...path: readonly string[]): Context => ({
  ...context,
  path: [...context.path, ...path],
})

/** The segments of the blocks in a list item or a quote, with keys that start with the key of the container. */
function* innerSegments(key: string, nodes: readonly Inner[], context: Context, taken = 0): Iterable<Segment> {
  const counts = new Map<string, number>(taken > 0 ? [['p', taken]] : [])
  for (const node of nodes) {
    const name = nameInKey(node)
    const ordinal = (counts.get(name) ?? 0) + 1
    counts.set(name, ordinal)
    yield* blockSegments(`${key}.${name}-${ordinal}`, node, context)
  }
}

/** A list item is the segment of its first paragraph; its other blocks have their own segments. */
function* itemSegments(key: string, item: Extract<Nodes, { type: 'listItem' }>, context: Context): Iterable<Segment> {
  const [first, ...rest] = item.children
  if (first !== undefined && first.type !== 'paragraph') {
    yield* innerSegments(key, item.children, context)
    return
  }
  // Recorded hashes include a field for a task-list checkbox, which is always null.
  const content = [null, first ? canonical(first) : null]
  yield nodeSegment(key, 'item', item, first ? rangeOf(first) : inside(item), content, context)
  yield* innerSegments(key, rest, context, 1)
}

/** The segments of a block, in the order of the text. */
function* blockSegments(key: string, node: RootContent, context: Context): Iterable<Segment> {
  switch (node.type) {
    case 'list': {
      const kind = node.ordered ? 'ordered' : 'list'
      for (const [index, item] of node.children.entries()) {
        const start = index === 0 && node.start !== 1 && typeof node.start === 'number' ? [String(node.start)] : []
        yield* itemSegments(`${key}.item-${index + 1}`, item, within(context, kind, ...start))
      }
      return
    }
    case 'blockquote':
      yield* innerSegments(key, node.children, within(context, 'quote'))
      return
    case 'table':
      for (const [index, row] of node.children.entries()) {
        const cells = row.children.map((cell) => cell.children.map(canonical))
        yield nodeSegment(`${key}.row-${index + 1}`, 'row', row, rangeOf(row), cells, context)
      }
      return
    case 'heading': {
      const content = [canonical(node), key.split('.').at(-1)]
      yield nodeSegment(key, 'heading', node, headingRange(node, context.text), content, context)
      return
    }
    default: {
      const kind = isDirective(node) ? 'directive' : (KINDS[node.type] ?? 'other')
      yield nodeSegment(key, kind, node, rangeOf(node), canonical(node), context)
    }
  }
}

/**
 * The segments of a parsed entry: the texts of front matter, then the blocks in order.
 *
 * @param text - the whole file
 * @param fields - the texts of front matter that can be read
 */
export const readSegments = (text: string, fields: readonly TextField[], blocks: readonly SourceBlock[]): Segment[] => [
  ...fields.map(
    ({ key, value, ...place }): Segment => ({ key, kind: key, hash: hashOf([key, normalText(value)]), ...place }),
  ),
  ...blocks.flatMap(({ key, node }) => [...blockSegments(key, node, { block: key, path: [], text })]),
]
