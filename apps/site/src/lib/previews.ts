import type { Block, Entry } from '@rulestone/text'

/** What a preview shows: name, English name (empty on English pages), and the answer in one sentence. */
export type Preview = readonly [title: string, english: string, summary: string]

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" }

/** HTML of one block as plain text. */
export const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/gu, '')
    .replace(/&(amp|lt|gt|quot|#x27|#39);/gu, (_, name: string) => ENTITIES[name] ?? '')
    .trim()

/** The first paragraph under a heading: the answer that the heading gives. */
function firstParagraph(blocks: readonly Block[], heading: string): string | undefined {
  const start = blocks.findIndex(({ key }) => key === heading)
  const block = blocks.slice(start + 1).find(({ kind }) => kind === 'html')
  return block?.kind === 'html' && block.key.startsWith(`${heading}.p-`) ? textOf(block.html) : undefined
}

/**
 * The previews of a rule and of each heading in it, by id.
 *
 * @param source the English entry, when the page is in another language
 */
export function previewsOf(entry: Entry, source?: Entry): [id: string, preview: Preview][] {
  const english = new Map(source?.headings.map(({ id, text }) => [id, text]))
  return [
    [entry.id, [entry.title, source?.title ?? '', entry.summary]],
    ...entry.headings.map(({ id, text }): [string, Preview] => [
      id,
      [text, english.get(id) ?? '', firstParagraph(entry.blocks, id) ?? entry.summary],
    ]),
  ]
}
