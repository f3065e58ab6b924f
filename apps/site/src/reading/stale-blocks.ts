import type { Block, Entry } from '@rulestone/text'

/** A block of English to stand beside a translation: without its id, and no heading of the page. */
export const besideText = (block: Block): string =>
  block.kind === 'calculator'
    ? ''
    : block.html.replace(` id="${block.key}"`, '').replaceAll(/(<\/?)h\d\b/gu, (_, open) => `${open}p`)

/**
 * The English of the blocks that are older than the English, by the keys they have on the page; empty where there is
 * no text to show.
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
