/** Where a command reads and writes. */
export interface Terminal {
  /** writes lines for the reader, or for the next program */
  out(text: string): void
  /** writes lines about errors */
  error(text: string): void
  /** waits until the output is written, if its reader is slower than the command */
  drained(): Promise<void>
  /** opens standard input: chunks of UTF-8, as they arrive */
  input(): AsyncIterable<Uint8Array>
  /** the width of a line, in columns */
  readonly columns: number
  /** whether it shows colours; by default, it does not */
  readonly colours?: boolean
}
