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

/** An outline of entries to read in order. */
export interface Book {
  readonly id: string
  readonly title: ByLocale<string>
  /** what the book is about, in a sentence or two */
  readonly introduction?: ByLocale<string> | undefined
  /** its position among the books, from 1; by default it comes last */
  readonly order: number
  readonly chapters: readonly Chapter[]
  /** path inside the content folder, with forward slashes */
  readonly file: string
}
