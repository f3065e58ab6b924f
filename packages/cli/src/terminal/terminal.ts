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
  /** shows how far a command is, in place of what it showed before; not there if nobody watches */
  progress?(text: string): void
  /**
   * Lets Ctrl-C end a part of a command instead of the program.
   *
   * @returns what gives Ctrl-C back its usual meaning
   */
  onInterrupt?(stop: () => void): () => void
}
