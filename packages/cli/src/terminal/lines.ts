/** The longest line that is answered, in characters. Of a longer one hardly more is kept, so that none fills the memory. */
export const LONGEST_LINE = 10_000

/** One character more shows that a line is too long; a return before the end of the line would take its place. */
const KEPT = LONGEST_LINE + 2

/**
 * The lines of a text that arrives in pieces, each as soon as it has ended. Lines end with `\n` or `\r\n` alone, as
 * other programs count them; the last one may lack its end.
 *
 * @param pieces bytes of UTF-8; a piece may end within a character
 */
export async function* linesOf(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<string, void, undefined> {
  const decoder = new TextDecoder()
  let line = ''
  const whole = (): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
  for await (const piece of pieces) {
    const [first = '', ...rest] = decoder.decode(piece, { stream: true }).split('\n')
    line = `${line}${first}`.slice(0, KEPT)
    for (const next of rest) {
      yield whole()
      line = next.slice(0, KEPT)
    }
  }
  line += decoder.decode()
  if (line !== '') yield whole()
}
