/**
 * The longest accepted line, in characters. Longer lines are truncated just above it, so that they cannot fill the
 * memory.
 */
export const LONGEST_LINE = 10_000

/** One character more shows that a line is too long; a second one leaves room for a carriage return. */
const KEPT = LONGEST_LINE + 2

/**
 * The lines of a text that arrives in chunks, each as soon as it ends. Lines end with `\n` or `\r\n` only, so that line
 * numbers match those of other programs; the last line need not have an end.
 *
 * @param pieces chunks of UTF-8; a chunk may end within a character
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
