import type { ByLocale } from '../language/index.ts'

/** A chapter: entries in reading order. */
export interface Chapter {
  readonly id: string
  readonly title: ByLocale<string>
  /** what the chapter is about, in a sentence */
  readonly introduction?: ByLocale<string> | undefined
  /** ids of entries */
  readonly entries: readonly string[]
}

/** An outline of ids that is read from front to back. */
export interface Book {
  readonly id: string
  readonly title: ByLocale<string>
  /** what the book is about, in a sentence or two */
  readonly introduction?: ByLocale<string> | undefined
  /** its place among the books, from 1; one that has none comes last */
  readonly order: number
  readonly chapters: readonly Chapter[]
  /** path inside the content folder, with forward slashes */
  readonly file: string
}
