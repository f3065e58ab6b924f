import { isCreature, isCreaturePart, type SourceEntry } from '../../corpus/index.ts'
import { leadOf } from '../../creatures/index.ts'
import {
  figuresOf,
  type Locale,
  type NumberWord,
  numberWords,
  OBJECT_REPLACEMENT,
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

/** A text of a creature without the names in it: an “Infernal Tail” is not the language, a name of six arms no number. */
function withoutNames({ id, title, blocks }: SourceEntry, segment: Segment, text: string): string {
  if (!isCreature(id) && !isCreaturePart(id)) return text
  if (segment.kind === 'title') return ''
  const block = blocks.find(({ key }) => key === segment.key)
  const names = [title, block && leadOf(block.node)].filter((name): name is string => Boolean(name))
  const pattern = names.map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`)).join('|')
  return pattern === '' ? text : text.replaceAll(new RegExp(pattern, 'giu'), OBJECT_REPLACEMENT)
}

const known = new WeakMap<Segment, SegmentText>()

/** Reads the text of a segment, cached. */
export function readSegmentText(entry: SourceEntry, segment: Segment): SegmentText {
  const read = known.get(segment)
  if (read) return read
  const text = segmentPassages(entry, segment)
    .map((passage) => passage.text)
    .join('\n')
  const segmentText = readText(withoutNames(entry, segment, text), entry.locale)
  known.set(segment, segmentText)
  return segmentText
}
