import { type Entry, englishTerms, LANGUAGE_TAGS, measureElement, SOURCE_LOCALE } from '@rulestone/text'
import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { withDice } from './dice-nodes.ts'
import { paragraphMeasures } from './paragraph-measures.ts'

/** The marked parts of a summary, in order: lengths and weights, and English terms in brackets. */
const marksIn = ({ summary, locale }: Pick<Entry, 'summary' | 'locale'>) =>
  [
    ...(paragraphMeasures(summary, locale) ?? []).map((measure) => ({
      ...measure,
      node: (text: string): Element => measureElement(measure, text),
    })),
    ...englishTerms(summary, locale).map((term) => ({
      ...term,
      node: (text: string): Element => h('span', { lang: LANGUAGE_TAGS[SOURCE_LOCALE] }, text),
    })),
  ].sort((a, b) => a.start - b.start)

/**
 * The summary of an entry, a plain text, as nodes: its dice are links, its lengths and weights can be converted, and
 * its English terms are announced as English.
 *
 * @param locale the language of the page, for links
 */
export function summaryNodes(locale: Entry['locale'], entry: Pick<Entry, 'summary' | 'locale'>): ElementContent[] {
  const { summary } = entry
  const nodes: ElementContent[] = []
  let done = 0
  for (const mark of marksIn(entry)) {
    nodes.push(...withDice(locale, summary.slice(done, mark.start)), mark.node(summary.slice(mark.start, mark.end)))
    done = mark.end
  }
  return [...nodes, ...withDice(locale, summary.slice(done))]
}
