/** The pieces between which a line may break: words, and in a URL its parts. */
const pieces = (text: string, tag: string): string[] =>
  /^https?:/u.test(text)
    ? text.split(/(?<=[/?&])/u)
    : Array.from(new Intl.Segmenter(tag, { granularity: 'word' }).segment(text), ({ segment }) => segment)

/**
 * Breaks a text of a saved chart into lines.
 *
 * @param fits whether a line is short enough
 * @example
 * breakCaption('10 or higher', 'en', (line) => line.length <= 6) // => ['10 or', 'higher']
 */
export function breakCaption(text: string, tag: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = []
  let line = ''
  for (const piece of pieces(text, tag)) {
    if (line !== '' && !fits((line + piece).trimEnd())) {
      lines.push(line.trim())
      line = ''
    }
    line += piece
  }
  return line.trim() === '' ? lines : [...lines, line.trim()]
}
