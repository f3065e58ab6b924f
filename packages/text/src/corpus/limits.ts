/**
 * What a file of the content may hold. Some Markdown takes time that grows with the square of its length; within these
 * bounds the worst that was found takes two seconds for a file of full size, and text that a person wrote a hundredth.
 */
export const LIMITS = {
  /** bytes of a file */
  fileBytes: 200_000,
  /** bytes of a file of strings, which hold no Markdown */
  stringsBytes: 1_000_000,
  /** bytes of a record of what translations were confirmed against, which grows with all entries */
  recordBytes: 10_000_000,
  /** lines of a file that are not empty */
  lines: 4_000,
  /** UTF-16 units of a line */
  lineLength: 2_500,
  /** UTF-16 units of lines that follow each other without an empty line between them */
  paragraphLength: 8_000,
  /** levels of lists, quotes, emphasis and the like inside each other */
  nesting: 16,
} as const

/** What a file in a folder of the content may have; elsewhere `fileBytes`. */
const BYTES_BY_FOLDER: Readonly<Record<string, number>> = {
  confirmed: LIMITS.recordBytes,
  strings: LIMITS.stringsBytes,
}

/**
 * The most bytes that a file of the content may have.
 *
 * @param file - path inside the content folder
 * @example
 * mostBytes('rules/combat/cover.en.md') // => 200000
 * mostBytes('confirmed/zh.json') // => 10000000
 */
export const mostBytes = (file: string): number => BYTES_BY_FOLDER[file.split('/')[0] ?? ''] ?? LIMITS.fileBytes
