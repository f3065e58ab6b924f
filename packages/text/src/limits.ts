/**
 * What a file of the content may hold. Some Markdown takes time that grows with the square of its length; within these
 * bounds the worst that was found takes two seconds for a file of full size, and text that a person wrote a hundredth.
 */
export const LIMITS = {
  /** bytes of a file */
  fileBytes: 200_000,
  /** UTF-16 units of a line */
  lineLength: 2_500,
  /** UTF-16 units of lines that follow each other without an empty line between them */
  paragraphLength: 8_000,
  /** levels of lists, quotes, emphasis and the like inside each other */
  nesting: 16,
} as const
