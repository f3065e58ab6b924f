/** A space as wide as a point, and one as wide as a figure. */
const POINT = '\u{2008}'
const FIGURE = '\u{2007}'

/**
 * Figures of a column that end their cells, with room after each for the decimals of the others: so their points stand
 * below each other.
 *
 * @example
 * alignDecimals(['45%', '36.6%']) // => ['45%\u{2008}\u{2007}', '36.6%']
 */
export function alignDecimals(texts: readonly string[]): string[] {
  const decimals = texts.map((text) => /\.\d+/.exec(text)?.[0].length ?? 0)
  const room = POINT + FIGURE.repeat(Math.max(0, ...decimals))
  return texts.map((text, index) => text + room.slice(decimals[index], -1))
}
