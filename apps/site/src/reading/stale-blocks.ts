import type { Block, Entry } from '@rulestone/text'
import { toHtml } from 'hast-util-to-html'
import { withHeadings, withId } from '../library/trees.ts'

/** The English of a block as HTML beside a translation: without its id, headings as paragraphs. */
export const besideText = (block: Block): string =>
  block.kind === 'calculator' ? '' : toHtml(withHeadings(withId(block.tree, undefined), () => 'p'))

/**
 * The current English of stale blocks, by their keys on the page; empty if there is no text to show.
 *
 * @param source the English entry
 * @param shown the blocks as the page shows them, in the order of the entry
 */
export function staleBlocks(
  { blocks, staleBlocks: keys }: Entry,
  source: Entry,
  shown: readonly Block[] = blocks,
): ReadonlyMap<string, string> {
  const stale = new Set(keys)
  const english = new Map(source.blocks.map((block) => [block.key, block]))
  return new Map(
    shown.flatMap((block, index) => {
      const key = blocks[index]?.key
      if (key === undefined || !stale.has(key)) return []
      const beside = english.get(key)
      return [[block.key, beside ? besideText(beside) : ''] as const]
    }),
  )
}
