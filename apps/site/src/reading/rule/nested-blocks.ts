import type { Block } from '@rulestone/text'
import { withHeadings, withId } from '../../library/trees.ts'

/** How many levels deeper headings are in a chapter, where the name of a rule is a heading too. */
const DEEPER = 1

/** The id of a block on a page with several rules: ids of headings are unique in the project, others in their rule. */
const keyOnPage = (entry: string, { key }: Block, headings: ReadonlySet<string>): string =>
  headings.has(key) ? key : `${entry}.${key}`

/**
 * The blocks of a rule for a page with several rules: with unique ids, and headings one level deeper.
 *
 * @param entry the id of the rule
 * @param headings the ids of its headings
 */
export function nestedBlocks(entry: string, headings: ReadonlySet<string>, blocks: readonly Block[]): Block[] {
  return blocks.map((block) => {
    const key = keyOnPage(entry, block, headings)
    if (block.kind === 'calculator') return { ...block, key }
    const tree = withId(block.tree, key)
    const isHeading = headings.has(block.key)
    return { ...block, key, tree: isHeading ? withHeadings(tree, (depth) => `h${depth + DEEPER}`) : tree }
  })
}
