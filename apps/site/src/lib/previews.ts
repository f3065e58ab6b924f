import type { Block, Entry } from '@rulestone/text'
import { linkTargets } from './back-links.ts'
import type { Preview } from './preview.ts'

/** How many rules a preview leads on to. */
const MOST_SEEN = 5

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** HTML of one block as plain text. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/gu, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/** The blocks under a heading, up to the next one. */
const blocksUnder = (blocks: readonly Block[], heading: string): readonly Block[] =>
  blocks.filter(({ key }) => key.startsWith(`${heading}.`))

/** The first paragraph under a heading: the answer that the heading gives. */
function firstParagraph(blocks: readonly Block[], heading: string): string | undefined {
  const block = blocks.find(({ kind }) => kind === 'html')
  return block?.kind === 'html' && block.key.startsWith(`${heading}.p-`) ? textOf(block.html) : undefined
}

const seenFirst = (blocks: readonly Block[], self: string): readonly string[] =>
  [...linkTargets({ blocks })].filter((id) => id !== self).slice(0, MOST_SEEN)

/**
 * The previews of a rule and of each heading in it, by id.
 *
 * @param source the English entry, when the page is in another language
 */
export function previewsOf(entry: Entry, source?: Entry): [id: string, preview: Preview][] {
  const english = new Map(source?.headings.map(({ id, text }) => [id, text]))
  return [
    [entry.id, [entry.title, source?.title ?? '', entry.summary, seenFirst(entry.blocks, entry.id)]],
    ...entry.headings.map(({ id, text }): [string, Preview] => {
      const blocks = blocksUnder(entry.blocks, id)
      const summary = firstParagraph(blocks, id) ?? entry.summary
      return [id, [text, english.get(id) ?? '', summary, seenFirst(blocks, id), entry.id]]
    }),
  ]
}
