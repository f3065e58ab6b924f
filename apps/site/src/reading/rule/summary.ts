import type { Entry } from '@rulestone/text'
import { wordKeepers } from '../../library/terms.ts'
import { summaryHtml } from './summary-html.ts'

/** The summary of an entry as HTML, in which no line breaks a name. */
export const keptSummary = async (locale: Entry['locale'], entry: Entry): Promise<string> => {
  const keep = await wordKeepers[entry.locale]()
  return keep(summaryHtml(locale, entry))
}
