import type { Nodes } from 'mdast'
import { bareUnits, isRecord, type SourceEntry, type UnitWords } from '../../corpus/index.ts'
import type { Range } from '../../findings/index.ts'
import { isField, type Segment } from '../../markdown/index.ts'
import { type CodedText, codedMarkdown, codedPlainText } from '../coded-text.ts'
import { wordsOf } from '../inline.ts'

/** A range of an entry with words: that of a segment, or of a cell of a row. */
export interface Slot {
  /** the key of its segment, for a cell with its number: `table-1.row-2.cell-1` */
  readonly key: string
  readonly segment: Segment
  readonly range: Range
  /** its parsed content; absent in front matter */
  readonly nodes?: readonly Nodes[]
}

/** The empty range of a cell without words, after its `|`. */
function emptyCell({ position }: Nodes, text: string): Range {
  const start = position?.start.offset ?? 0
  const at = text[start] === '|' ? start + 1 : start
  return { start: at, end: at }
}

function cellSlots(segment: Segment, cells: readonly Extract<Nodes, { type: 'tableCell' }>[], text: string): Slot[] {
  return cells.map((cell, index) => {
    const [first, last] = [cell.children.at(0)?.position, cell.children.at(-1)?.position]
    const range = first && last ? { start: first.start.offset ?? 0, end: last.end.offset ?? 0 } : emptyCell(cell, text)
    return { key: `${segment.key}.cell-${index + 1}`, segment, range, nodes: cell.children }
  })
}

/** The slots of a segment; none for a directive, which is the same in every language. */
function segmentSlots(segment: Segment, text: string): Slot[] {
  const { key, kind, node, range } = segment
  if (isField(kind)) return [{ key, segment, range }]
  if (node?.type === 'heading' || node?.type === 'paragraph') return [{ key, segment, range, nodes: node.children }]
  if (node?.type === 'listItem') {
    const [first] = node.children
    return first?.type === 'paragraph' ? [{ key, segment, range, nodes: first.children }] : []
  }
  return node?.type === 'tableRow' ? cellSlots(segment, node.children, text) : []
}

/** The slots of an entry, in the order of the text. */
export const slotsOf = ({ segments, text }: Pick<SourceEntry, 'segments' | 'text'>): Slot[] =>
  segments.flatMap((segment) => segmentSlots(segment, text))

/**
 * The coded text of a slot.
 *
 * @param like the coded text of the English, for a translation
 * @param unitWords the strings of units, for the texts of placeholders
 */
export function codedTextAt(
  slot: Slot,
  { text, yaml, locale }: SourceEntry,
  like?: CodedText,
  unitWords: UnitWords = bareUnits,
): CodedText {
  if (slot.nodes) return codedMarkdown(slot.nodes, text, { locale, unitWords: unitWords(locale) }, like)
  const value = isRecord(yaml.value) ? yaml.value[slot.key] : undefined
  return codedPlainText(typeof value === 'string' ? value : '')
}

/** Whether there is something to translate: a letter outside placeholders. */
export const hasWords = ({ content }: CodedText): boolean => /\p{L}/u.test(wordsOf(content))
