/** A position in a file; both count from 1, columns in UTF-16 units. */
export interface Place {
  readonly line: number
  readonly column: number
}

/** A range of a text, in UTF-16 units; the end is exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** The start of a file. */
export const START: Place = { line: 1, column: 1 }

/**
 * The line and column of an offset in a text.
 *
 * @param offset - UTF-16 units from the start of the text
 * @example
 * placeAt('ab\ncd', 4) // => { line: 2, column: 2 }
 */
export function placeAt(text: string, offset: number): Place {
  const before = text.slice(0, offset)
  const lineStart = before.lastIndexOf('\n') + 1
  let line = 1
  for (let at = before.indexOf('\n'); at !== -1; at = before.indexOf('\n', at + 1)) line += 1
  return { line, column: offset - lineStart + 1 }
}

/** The start of a syntax node, or of the file if the node has no position. */
export const startOf = (node: { readonly position?: { readonly start: Place } | undefined }): Place =>
  node.position ? { line: node.position.start.line, column: node.position.start.column } : START
