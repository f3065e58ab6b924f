import { pageIn } from '../second-language/page-in.ts'
import { textMark } from './text-mark.ts'

/** What is called by its ordinal: all but headings, which have names, and calculators, which are called by their heading. */
const BLOCKS = '[data-text] > [id]:not(h2, h3, h4, span, .embed, .fold), [data-text] > .table-frame > [id]'

/** What the blocks of this page say in English, the source of the others: a mark of the text by the id of the block. */
export async function paragraphMarks(): Promise<ReadonlyMap<string, string>> {
  const page = await pageIn('en')
  return new Map([...page.querySelectorAll(BLOCKS)].map((block) => [block.id, textMark(block.textContent ?? '')]))
}
