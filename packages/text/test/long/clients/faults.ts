import type { Exchange, ExchangeSegment } from '../../../src/exchange/exchange.ts'
import { type Inline, isPair, wordsOf } from '../../../src/exchange/inline.ts'

/** An exchange in which one segment has another translation. */
export function withTarget(exchange: Exchange, id: string, content: readonly Inline[]): Exchange {
  const put = (segment: ExchangeSegment): ExchangeSegment =>
    segment.id === id && segment.target ? { ...segment, target: { ...segment.target, content } } : segment
  return { ...exchange, files: exchange.files.map((file) => ({ ...file, segments: file.segments.map(put) })) }
}

const isFigure = (piece: Inline): boolean =>
  typeof piece !== 'string' && !isPair(piece) && /^[+−]?\d+$/.test(piece.text)

/** A possible fault, in the first segment that allows it. */
export interface Fault {
  readonly name: string
  readonly id: string
  readonly content: readonly Inline[]
}

function plant(
  name: string,
  segments: readonly ExchangeSegment[],
  spoil: (content: readonly Inline[], segment: ExchangeSegment) => readonly Inline[] | undefined,
): Fault {
  for (const segment of segments) {
    const content = segment.target && spoil(segment.target.content, segment)
    if (content) return { name, id: segment.id, content }
  }
  throw new RangeError(`no segment has a place for the fault “${name}”.`)
}

/** Faults in figures: one changed in the text, one changed in a placeholder, one removed. */
export const figureFaults = (segments: readonly ExchangeSegment[]): Fault[] => [
  plant('another figure in the words', segments, (content) => {
    const at = content.findIndex((piece) => typeof piece === 'string' && /(?<!\d)60(?!\d)/.test(piece))
    return at === -1
      ? undefined
      : content.map((piece, index) => (index === at ? String(piece).replace('60', '90') : piece))
  }),
  plant('another figure of core', segments, (content) => {
    const at = content.findIndex(isFigure)
    return at === -1
      ? undefined
      : content.map((piece, index) =>
          index === at && typeof piece !== 'string' && !isPair(piece) ? { ...piece, text: '90' } : piece,
        )
  }),
  plant('no figure of core', segments, (content) => {
    const at = content.findIndex(isFigure)
    return at === -1 ? undefined : content.filter((_, index) => index !== at)
  }),
]

/** A link or bold whose tags are removed and whose words remain. */
export const lostTags = (segments: readonly ExchangeSegment[]): Fault =>
  plant('no tags', segments, (content) => {
    const at = content.findIndex(isPair)
    return at === -1 ? undefined : content.map((piece, index) => (index === at ? wordsOf([piece]) : piece))
  })
