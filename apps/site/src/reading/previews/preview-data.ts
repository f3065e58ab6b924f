import type { Block, Entry } from '@rulestone/text'
import type { Element, ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { linkTargets } from '../../library/back-links.ts'
import type { Preview } from '../preview.ts'
import { summaryNodes } from '../rule/summary-nodes.ts'

/** The maximum number of links in a preview. */
const MOST_SEEN = 5

/** Elements that a preview keeps: English terms, and lengths and weights, which can be shown in other units. */
const isMarked = ({ tagName, properties }: Element): boolean =>
  (tagName === 'span' && properties['lang'] !== undefined) ||
  (tagName === 'data' && properties['dataUnit'] !== undefined)

const unmarked = (nodes: readonly ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (node.type === 'element' && !isMarked(node) ? unmarked(node.children) : [node]))

/** Nodes as HTML with only the elements that previews keep. */
export const previewHtml = (nodes: readonly ElementContent[]): string => toHtml(unmarked(nodes)).trim()

/** The blocks under a heading, up to the next heading. */
const blocksUnder = (blocks: readonly Block[], heading: string): readonly Block[] =>
  blocks.filter(({ key }) => key.startsWith(`${heading}.`))

/** The first paragraph under a heading. */
function firstParagraph(blocks: readonly Block[], heading: string): string | undefined {
  const block = blocks.find(({ kind }) => kind === 'html')
  return block?.kind === 'html' && block.key.startsWith(`${heading}.p-`) ? previewHtml([block.tree]) : undefined
}

const seenFirst = (blocks: readonly Block[], self: string): readonly string[] =>
  [...linkTargets({ blocks })].filter((id) => id !== self).slice(0, MOST_SEEN)

/**
 * The previews of a rule and of each heading in it, by id.
 *
 * @param source the English entry, if the page is in another language
 */
export function previewsOf(entry: Entry, source?: Entry): [id: string, preview: Preview][] {
  const english = new Map(source?.headings.map(({ id, text }) => [id, text]))
  const answer = previewHtml(summaryNodes(entry.locale, entry))
  return [
    [entry.id, [entry.title, source?.title ?? '', answer, seenFirst(entry.blocks, entry.id)]],
    ...entry.headings.map(({ id, text }): [string, Preview] => {
      const blocks = blocksUnder(entry.blocks, id)
      const summary = firstParagraph(blocks, id) ?? answer
      return [id, [text, english.get(id) ?? '', summary, seenFirst(blocks, id), entry.id]]
    }),
  ]
}
