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

/** The last text and the offsets of its lines, because a file may have thousands of findings. */
let last = { text: '', starts: [0] }

function lineStarts(text: string): readonly number[] {
  if (last.text !== text) last = { text, starts: [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)] }
  return last.starts
}

/**
 * The line and column of an offset in a text.
 *
 * @param offset - UTF-16 units from the start of the text
 * @example
 * placeAt('ab\ncd', 4) // => { line: 2, column: 2 }
 */
export function placeAt(text: string, offset: number): Place {
  const starts = lineStarts(text)
  let [line, after] = [0, starts.length]
  while (after - line > 1) {
    const middle = (line + after) >> 1
    if ((starts[middle] ?? 0) <= offset) line = middle
    else after = middle
  }
  return { line: line + 1, column: offset - (starts[line] ?? 0) + 1 }
}

/** The start of a syntax node, or of the file if the node has no position. */
export const startOf = (node: { readonly position?: { readonly start: Place } | undefined }): Place =>
  node.position ? { line: node.position.start.line, column: node.position.start.column } : START
