/** Where a command writes. */
export interface Terminal {
  /** writes lines for the reader, or for the next program */
  out(text: string): void
  /** writes lines about what went wrong */
  error(text: string): void
  /** how many columns a line has */
  readonly columns: number
}
