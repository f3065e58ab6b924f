/** A stretch of Thai that is taken for a word. */
export interface Piece {
  readonly word: string
  readonly start: number
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** The words of a Thai text, each run of letters by itself. */
export const thaiPieces = (text: string): Piece[][] =>
  Array.from(text.matchAll(/[\u0e01-\u0e4e]+/g), ({ 0: run, index }) =>
    Array.from(segmenter.segment(run), (piece) => ({ word: piece.segment, start: index + piece.index })),
  )

/** So many pieces on either side of one may belong to the same word. */
const REACH = 3

/**
 * What a piece may be part of where the segmenter cut in the wrong place: one word of several pieces, or two words that
 * meet elsewhere.
 *
 * @returns readings, each of one or two words
 */
export function otherReadings(run: readonly Piece[], index: number): readonly (readonly string[])[] {
  const readings: (readonly string[])[] = []
  for (let from = Math.max(0, index - REACH); from <= index; from += 1) {
    for (let to = index + 1; to <= Math.min(run.length, index + REACH + 1); to += 1) {
      const text = run
        .slice(from, to)
        .map(({ word }) => word)
        .join('')
      readings.push([text])
      for (let at = 1; at < text.length; at += 1) readings.push([text.slice(0, at), text.slice(at)])
    }
  }
  return readings
}
