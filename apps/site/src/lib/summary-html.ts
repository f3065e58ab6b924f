import { type Entry, measureHtml } from '@rulestone/text'
import { withDice } from './dice-html.ts'
import { paragraphMeasures } from './paragraph-measures.ts'

/**
 * The summary of an entry, a plain text, as HTML: its dice can be rolled, its lengths and weights can be had in other units.
 *
 * @param locale the language of the page, in which links lead
 */
export function summaryHtml(locale: Entry['locale'], entry: Pick<Entry, 'summary' | 'locale'>): string {
  const { summary } = entry
  let html = ''
  let done = 0
  for (const measure of paragraphMeasures(summary, entry.locale) ?? []) {
    html += withDice(locale, summary.slice(done, measure.start))
    html += measureHtml(measure, summary.slice(measure.start, measure.end))
    done = measure.end
  }
  return html + withDice(locale, summary.slice(done))
}
