import type { Place, Problem } from '../findings/index.ts'
import type { Locale } from '../language/index.ts'
import type { Inline } from './inline.ts'

/** A tag that is never closed. */
export interface Unclosed {
  /** with the words after it */
  readonly got: string
  /** the end that is missing */
  readonly expected: string
}

/** A segment of an imported file. */
export interface Imported extends Place {
  /** the id of its segment; absent if a tool lost it */
  readonly id?: string
  /** the hash of the exported English, if the file still has it */
  readonly hash?: string
  readonly source: readonly Inline[]
  readonly target: readonly Inline[]
  /** the first element that our exports do not have, if there is one */
  readonly unknown?: string
  /** the first tag that is never closed with the words after it, and the end that is missing */
  readonly unclosed?: Unclosed
  /**
   * `done`: marked as finished; `open`: not finished or unknown, imported if it differs from the source; `doubtful`:
   * added by a tool, not imported.
   */
  readonly state: 'done' | 'open' | 'doubtful'
}

/** The codes of `DocumentProblem`. */
export const DOCUMENT_CODES = ['broken', 'unclosed', 'doctype', 'too-deep', 'no-format', 'version', 'language'] as const

/** A problem of a file to import. */
export type DocumentProblem = Problem<(typeof DOCUMENT_CODES)[number]>

/** The content of a file to import, and its problems. */
export interface ImportedDocument {
  readonly file: string
  /** absent if the file names none of our languages */
  readonly locale?: Locale
  readonly segments: readonly Imported[]
  readonly problems: readonly DocumentProblem[]
}
