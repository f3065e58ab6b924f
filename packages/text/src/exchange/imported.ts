import type { Place, Problem } from '../findings/index.ts'
import type { Locale } from '../language/index.ts'
import type { Inline } from './inline.ts'

/** A translation as it came back from translators. */
export interface Imported extends Place {
  /** the id of its segment; absent where a tool has lost it */
  readonly id?: string
  /** the hash of the English that it was made of, where the file still says so */
  readonly hash?: string
  readonly source: readonly Inline[]
  readonly target: readonly Inline[]
  /** the first thing in it that none of our segments has, where there is one */
  readonly unknown?: string
  /**
   * `done`: somebody says that it is finished; `open`: it is not, or nobody can say, and what differs from the source is
   * taken; `doubtful`: a tool put it in, and it is not taken.
   */
  readonly state: 'done' | 'open' | 'doubtful'
}

/** Objections to a file that was to be imported. */
export const DOCUMENT_CODES = ['broken', 'doctype', 'too-deep', 'no-format', 'version', 'language'] as const

/** What is wrong with a file that was to be imported. */
export type DocumentProblem = Problem<(typeof DOCUMENT_CODES)[number]>

/** What a file that was to be imported holds, and what is wrong with it. */
export interface ImportedDocument {
  readonly file: string
  /** absent where the file names none, or one that is none of ours */
  readonly locale?: Locale
  readonly segments: readonly Imported[]
  readonly problems: readonly DocumentProblem[]
}
