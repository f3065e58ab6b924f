import { createHash } from 'node:crypto'
import type { BlockContent, DefinitionContent, Nodes, RootContent } from 'mdast'
import { type Place, startOf } from '../findings/index.ts'
import { canonical, normalText } from './canonical.ts'
import { isDirective } from './directive.ts'
import { HEADING_ID } from './heading-id.ts'
import { type SourceBlock, sortOf } from './source-block.ts'

/** The sorts of segments; `other` is Markdown that entries do without, such as code. */
export type SegmentKind = 'title' | 'summary' | 'heading' | 'paragraph' | 'item' | 'row' | 'directive' | 'other'

/** The least part of an entry that is translated, and grows stale, by itself. */
export interface Segment extends Place {
  /**
   * `title`, `summary`, the key of its block (`half-cover.p-2`), or that key and its place inside: `list-1.item-2`,
   * `list-1.item-2.p-2`, `quote-1.p-1`, `table-1.row-3`. The same in every language.
   */
  readonly key: string
  readonly kind: SegmentKind
  /** the key of the block it stands in; absent for title and summary */
  readonly block?: string
  /** absent for title and summary */
  readonly node?: Nodes
  /**
   * Where its text stands, in UTF-16 units from the start of the file (a byte order mark does not count). A heading
   * goes without its `##` and its id, an item without its sign, a title with the quotation marks of YAML around it.
   */
  readonly range: { readonly start: number; readonly end: number }
  /**
   * Eight hex digits over what it says. Spacing, line breaks and table alignment do not count; a link counts by the
   * rule it leads to, a figure of core by its id.
   */
  readonly hash: string
}

/** A title or summary as it stands in front matter. */
export interface SpokenField extends Place {
  readonly key: 'title' | 'summary'
  readonly value: string
  readonly range: Segment['range']
}

type Inner = BlockContent | DefinitionContent

/** Where a segment stands: the block, its key so far, and the sorts of containers around it. */
interface Around {
  readonly block: string
  readonly path: readonly string[]
  readonly text: string
}

const hashOf = (data: unknown): string => createHash('sha256').update(JSON.stringify(data)).digest('hex').slice(0, 8)

const whole = ({ position }: Nodes): Segment['range'] => ({
  start: position?.start.offset ?? 0,
  end: position?.end.offset ?? 0,
})

/** What stands inside a node, without its marks; nothing, at its end, where nothing does. */
function inside(node: Nodes): Segment['range'] {
  const { end } = whole(node)
  const children: readonly Nodes[] = 'children' in node ? node.children : []
  const [first, last] = [children.at(0), children.at(-1)]
  return first && last ? { start: whole(first).start, end: whole(last).end } : { start: end, end }
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
  around: Around,
): Segment {
  const { block, path } = around
  return { key, kind, block, node, range, hash: hashOf([kind, path, content]), ...startOf(node) }
}

const within = (around: Around, ...path: readonly string[]): Around => ({ ...around, path: [...around.path, ...path] })

/** The segments of blocks inside a list item or a quote, each with a key below that of its container. */
function* innerSegments(key: string, nodes: readonly Inner[], around: Around, taken = 0): Iterable<Segment> {
  const counts = new Map<string, number>(taken > 0 ? [['p', taken]] : [])
  for (const node of nodes) {
    const sort = sortOf(node)
    const ordinal = (counts.get(sort) ?? 0) + 1
    counts.set(sort, ordinal)
    yield* blockSegments(`${key}.${sort}-${ordinal}`, node, around)
  }
}

/** A list item is the segment of its first paragraph; what else stands in it has segments of its own. */
function* itemSegments(key: string, item: Extract<Nodes, { type: 'listItem' }>, around: Around): Iterable<Segment> {
  const [first, ...rest] = item.children
  if (first !== undefined && first.type !== 'paragraph') {
    yield* innerSegments(key, item.children, around)
    return
  }
  // Translations are confirmed against an item with the place of a box to tick, which is empty.
  const content = [null, first ? canonical(first) : null]
  yield nodeSegment(key, 'item', item, first ? whole(first) : inside(item), content, around)
  yield* innerSegments(key, rest, around, 1)
}

/** The segments of a block, in the order of the text. */
function* blockSegments(key: string, node: RootContent, around: Around): Iterable<Segment> {
  switch (node.type) {
    case 'list': {
      const kind = node.ordered ? 'ordered' : 'list'
      for (const [index, item] of node.children.entries()) {
        const start = index === 0 && node.start !== 1 && typeof node.start === 'number' ? [String(node.start)] : []
        yield* itemSegments(`${key}.item-${index + 1}`, item, within(around, kind, ...start))
      }
      return
    }
    case 'blockquote':
      yield* innerSegments(key, node.children, within(around, 'quote'))
      return
    case 'table':
      for (const [index, row] of node.children.entries()) {
        const cells = row.children.map((cell) => cell.children.map(canonical))
        yield nodeSegment(`${key}.row-${index + 1}`, 'row', row, whole(row), cells, around)
      }
      return
    case 'heading': {
      const content = [canonical(node), key.split('.').at(-1)]
      yield nodeSegment(key, 'heading', node, headingRange(node, around.text), content, around)
      return
    }
    default: {
      const kind = isDirective(node) ? 'directive' : (KINDS[node.type] ?? 'other')
      yield nodeSegment(key, kind, node, whole(node), canonical(node), around)
    }
  }
}

/**
 * The segments of a parsed entry in the order of the text, title and summary first.
 *
 * @param text - the whole file
 * @param fields - what of title and summary can be read
 */
export const readSegments = (
  text: string,
  fields: readonly SpokenField[],
  blocks: readonly SourceBlock[],
): Segment[] => [
  ...fields.map(
    ({ key, value, ...place }): Segment => ({ key, kind: key, hash: hashOf([key, normalText(value)]), ...place }),
  ),
  ...blocks.flatMap(({ key, node }) => [...blockSegments(key, node, { block: key, path: [], text })]),
]
