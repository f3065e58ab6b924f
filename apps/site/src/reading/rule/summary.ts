import type { Entry } from '@rulestone/text'
import { toHtml } from 'hast-util-to-html'
import { noBreakIn } from '../../library/terms.ts'
import { summaryNodes } from './summary-nodes.ts'

/** The summary of an entry as HTML with no-break names. */
export const summaryHtml = async (locale: Entry['locale'], entry: Entry): Promise<string> => {
  const mark = await noBreakIn[entry.locale]()
  return toHtml(mark(summaryNodes(locale, entry)))
}
