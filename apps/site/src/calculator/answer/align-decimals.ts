/** A space as wide as a point, and one as wide as a digit. */
const POINT = '\u{2008}'
const FIGURE = '\u{2007}'

/**
 * Pads the numbers of a right-aligned column, so that their decimal points are aligned.
 *
 * @example
 * alignDecimals(['45%', '36.6%']) // => ['45%\u{2008}\u{2007}', '36.6%']
 */
export function alignDecimals(texts: readonly string[]): string[] {
  const decimals = texts.map((text) => /\.\d+/.exec(text)?.[0].length ?? 0)
  const room = POINT + FIGURE.repeat(Math.max(0, ...decimals))
  return texts.map((text, index) => text + room.slice(decimals[index], -1))
}
