import type { SourceEntry } from '../../corpus/index.ts'
import {
  figuresOf,
  type Locale,
  type NumberWord,
  numberWords,
  ordinals,
  type WrittenFigure,
} from '../../language/index.ts'
import type { Segment } from '../../markdown/index.ts'
import { segmentPassages } from './entry-passages.ts'

/** The text of a segment or string, and its numbers. */
export interface SegmentText {
  /** with the cells of a row on separate lines; `\ufffc` replaces each directive */
  readonly text: string
  readonly figures: readonly WrittenFigure[]
  readonly words: readonly NumberWord[]
  /** the ordinals in words, as numbers */
  readonly ordinals: readonly string[]
}

/** Reads the numbers of a text. */
export const readText = (text: string, locale: Locale): SegmentText => ({
  text,
  figures: figuresOf(text),
  words: numberWords(text, locale),
  ordinals: ordinals(text, locale),
})

const known = new WeakMap<Segment, SegmentText>()

/** Reads the text of a segment, cached. */
export function readSegmentText(entry: SourceEntry, segment: Segment): SegmentText {
  const read = known.get(segment)
  if (read) return read
  const text = segmentPassages(entry, segment)
    .map((passage) => passage.text)
    .join('\n')
  const segmentText = readText(text, entry.locale)
  known.set(segment, segmentText)
  return segmentText
}
