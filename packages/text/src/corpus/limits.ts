/**
 * The limits of content files. Some Markdown takes time quadratic in its length. Within these limits the slowest file
 * that was found takes two seconds.
 */
export const LIMITS = {
  /** bytes of a file */
  fileBytes: 200_000,
  /** bytes of a file of strings, names or questions, which has no Markdown */
  stringsBytes: 1_000_000,
  /** bytes of a file of confirmations, which grows with the number of entries */
  recordBytes: 10_000_000,
  /** lines of a file that are not empty */
  lines: 4_000,
  /** UTF-16 units of a line */
  lineLength: 2_500,
  /** UTF-16 units of consecutive lines that are not empty */
  paragraphLength: 8_000,
  /** levels of nested lists, quotes, emphasis and the like */
  nesting: 16,
  /** UTF-16 units of a name, for example a title or a term */
  nameLength: 200,
} as const

/** The most bytes of a file by folder; otherwise `fileBytes`. */
const BYTES_BY_FOLDER: Readonly<Record<string, number>> = {
  confirmed: LIMITS.recordBytes,
  strings: LIMITS.stringsBytes,
  questions: LIMITS.stringsBytes,
  'other-names': LIMITS.stringsBytes,
}

/**
 * The most bytes of a content file.
 *
 * @param file - path inside the content folder
 * @example
 * mostBytes('rules/combat/cover.en.md') // => 200000
 * mostBytes('confirmed/zh.json') // => 10000000
 */
export const mostBytes = (file: string): number => BYTES_BY_FOLDER[file.split('/')[0] ?? ''] ?? LIMITS.fileBytes
