import { pageIn } from '../second-language/page-in.ts'
import { textMark } from './text-mark.ts'

/** Blocks with numbered ids: not headings, which have names, nor calculators, whose ids come from their heading. */
const BLOCKS = '[data-text] > [id]:not(h2, h3, h4, span, .embed, .fold), [data-text] > .table-frame > [id]'

/** The marks of the English text of this page's blocks, by id: English is the source of the other languages. */
export async function paragraphMarks(): Promise<ReadonlyMap<string, string>> {
  const page = await pageIn('en')
  return new Map([...page.querySelectorAll(BLOCKS)].map((block) => [block.id, textMark(block.textContent ?? '')]))
}
