import { createHash } from 'node:crypto'
import type { Nodes } from 'mdast'

/** Parts of a syntax tree that say nothing: where a node stands, and how its source was spaced. */
const IGNORED: ReadonlySet<string> = new Set(['position', 'data', 'spread', 'align'])

const normal = (text: string): string => text.normalize('NFC').replace(/\s+/gu, ' ')

/** A node as data in which equal meaning gives equal text. */
function canonical(node: Nodes): unknown {
  const properties = Object.entries(node)
    .filter(([name, value]) => !IGNORED.has(name) && name !== 'children' && value !== null && value !== undefined)
    .map(([name, value]) => [name, typeof value === 'string' ? normal(value) : value])
    .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1))
  return [properties, 'children' in node ? node.children.map(canonical) : []]
}

/** What of an entry a translation is confirmed against. */
export interface Hashed {
  readonly title: string
  readonly summary: string
  readonly blocks: readonly { readonly key: string; readonly node: Nodes }[]
}

/**
 * Twelve hex digits over the words, links and directives of an entry. Line breaks, spacing and table alignment do not
 * count, so that a translation does not grow stale by them.
 */
export function contentHash({ title, summary, blocks }: Hashed): string {
  const text = JSON.stringify([normal(title), normal(summary), blocks.map(({ key, node }) => [key, canonical(node)])])
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
