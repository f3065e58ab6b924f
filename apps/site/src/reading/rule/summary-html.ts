import { type Entry, englishTerms, LANGUAGE_TAGS, measureHtml, SOURCE_LOCALE } from '@rulestone/text'
import { escaped } from '../../shared/escaped.ts'
import { withDice } from './dice-html.ts'
import { paragraphMeasures } from './paragraph-measures.ts'

/** What is marked in a summary, in its order: lengths and weights, and English terms in brackets. */
const marksIn = ({ summary, locale }: Pick<Entry, 'summary' | 'locale'>) =>
  [
    ...(paragraphMeasures(summary, locale) ?? []).map((measure) => ({
      ...measure,
      html: (text: string): string => measureHtml(measure, text),
    })),
    ...englishTerms(summary, locale).map((term) => ({
      ...term,
      html: (text: string): string => `<span lang="${LANGUAGE_TAGS[SOURCE_LOCALE]}">${escaped(text)}</span>`,
    })),
  ].sort((a, b) => a.start - b.start)

/**
 * The summary of an entry, a plain text, as HTML: its dice can be rolled, its lengths and weights can be had in other units,
 * and its English terms are read out as English.
 *
 * @param locale the language of the page, in which links lead
 */
export function summaryHtml(locale: Entry['locale'], entry: Pick<Entry, 'summary' | 'locale'>): string {
  const { summary } = entry
  let html = ''
  let done = 0
  for (const mark of marksIn(entry)) {
    html += withDice(locale, summary.slice(done, mark.start))
    html += mark.html(summary.slice(mark.start, mark.end))
    done = mark.end
  }
  return html + withDice(locale, summary.slice(done))
}
