import type { Corpus } from '../../corpus/index.ts'
import type { Locale } from '../../language/index.ts'
import { type Exchange, type ExchangeFormat, type ExchangeSegment, isSettled, segmentsOfExchange } from '../exchange.ts'
import { writePo } from '../formats/po.ts'
import { writeTbx } from '../formats/tbx.ts'
import { writeTmx } from '../formats/tmx.ts'
import { writeXliff } from '../formats/xliff.ts'
import type { SegmentState } from '../segments/alignment.ts'
import { type Concept, concepts } from '../segments/concepts.ts'
import type { PreviousEnglish } from '../segments/entry-segments.ts'
import { translatable, translatedFile } from '../segments/segment-index.ts'
import { stringsFileIn } from '../segments/string-segments.ts'

/** Options of an export. */
export interface ExportOptions {
  /** selects content files by path; by default all */
  readonly wanted?: (file: string) => boolean
  /** finds the English that a translation was confirmed against */
  readonly previous?: PreviousEnglish
}

/** Everything to translate into a language, with the states of segments. */
export function exchangeOf(corpus: Corpus, locale: Locale, options: ExportOptions = {}): Exchange {
  const { wanted = () => true, previous } = options
  const { entries, strings } = translatable(corpus, locale, previous)
  const files = [
    ...entries.map((entry) => ({
      original: entry.english.file,
      file: translatedFile(entry, locale),
      segments: entry.segments,
    })),
    ...strings.map(({ english, segments }) => ({
      original: english.file,
      file: stringsFileIn(english.namespace, locale),
      segments,
    })),
  ]
  return { locale, files: files.filter(({ original, file }) => wanted(original) || wanted(file)) }
}

/** The terms and titles of the selected files. */
export const conceptsOf = (corpus: Corpus, locale: Locale, { wanted = () => true }: ExportOptions = {}): Concept[] =>
  concepts(locale, corpus).filter(({ file, original }) => wanted(file) || wanted(original))

/** An exported file. */
export interface Exported {
  readonly text: string
  /** the number of segments or terms */
  readonly count: number
  /** the number of segments in each state; 0 for terms */
  readonly states: Readonly<Record<SegmentState, number>>
}

/** The number of segments in each state. */
export function countStates(segments: readonly ExchangeSegment[]): Record<SegmentState, number> {
  const states: Record<SegmentState, number> = { missing: 0, stale: 0, draft: 0, confirmed: 0 }
  for (const { state } of segments) states[state] += 1
  return states
}

/** Exports the content for translators of a language. */
export function exportContent(
  format: ExchangeFormat,
  corpus: Corpus,
  locale: Locale,
  options: ExportOptions = {},
): Exported {
  if (format === 'tbx') {
    const terms = conceptsOf(corpus, locale, options)
    return { text: writeTbx(locale, terms), count: terms.length, states: countStates([]) }
  }
  const exchange = exchangeOf(corpus, locale, options)
  const segments = format === 'tmx' ? segmentsOfExchange(exchange).filter(isSettled) : segmentsOfExchange(exchange)
  const text = format === 'tmx' ? writeTmx(exchange) : format === 'po' ? writePo(exchange) : writeXliff(exchange)
  return { text, count: segments.length, states: countStates(segments) }
}
