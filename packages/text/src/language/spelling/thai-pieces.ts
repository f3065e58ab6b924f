/** A word of a Thai text, as the segmenter cuts it. */
export interface Piece {
  readonly word: string
  readonly start: number
}

const segmenter = new Intl.Segmenter('th', { granularity: 'word' })

/** The words of each run of Thai letters in a text. */
export const thaiPieces = (text: string): Piece[][] =>
  Array.from(text.matchAll(/[\u0e01-\u0e4e]+/g), ({ 0: run, index }) =>
    Array.from(segmenter.segment(run), (piece) => ({ word: piece.segment, start: index + piece.index })),
  )

/** How many pieces on either side may belong to the same word. */
const REACH = 3

/**
 * Other ways to read a piece that the segmenter may have cut wrongly: as part of one longer word, or of two words with
 * another boundary.
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
