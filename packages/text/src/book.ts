import type { ByLocale } from './locale.ts'

/** A chapter: entries in reading order. */
export interface Chapter {
  readonly id: string
  readonly title: ByLocale<string>
  /** ids of entries */
  readonly entries: readonly string[]
}

/** An outline of ids that is read from front to back. */
export interface Book {
  readonly id: string
  readonly title: ByLocale<string>
  readonly chapters: readonly Chapter[]
  /** path inside the content folder, with forward slashes */
  readonly file: string
}
