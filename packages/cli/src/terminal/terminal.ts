/** Where a command reads and writes. */
export interface Terminal {
  /** writes lines for the reader, or for the next program */
  out(text: string): void
  /** writes lines about what went wrong */
  error(text: string): void
  /** waits until what was written has gone on its way, where whoever reads is slower than the command */
  drained(): Promise<void>
  /** opens standard input: bytes of UTF-8, as they arrive */
  input(): AsyncIterable<Uint8Array>
  /** how many columns a line has */
  readonly columns: number
  /** whether it shows colours; it does not when this is absent */
  readonly colours?: boolean
}
