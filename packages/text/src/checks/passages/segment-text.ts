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

/** What a segment says, and the numbers in it. */
export interface SegmentText {
  /** all that it says, the cells of a row on lines of their own; `\ufffc` stands for each directive */
  readonly text: string
  readonly figures: readonly WrittenFigure[]
  readonly words: readonly NumberWord[]
  /** the numbers that it counts up to in words */
  readonly ordinals: readonly string[]
}

/** Reads a text and the numbers in it. */
export const readText = (text: string, locale: Locale): SegmentText => ({
  text,
  figures: figuresOf(text),
  words: numberWords(text, locale),
  ordinals: ordinals(text, locale),
})

const known = new WeakMap<Segment, SegmentText>()

/** Reads what a segment says; each segment is read once. */
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
