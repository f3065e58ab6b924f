import type { Locale } from '../locale.ts'

/** Tells known words from unknown ones. */
export interface Speller {
  /** the words that no dictionary has, of all that are asked about at once */
  unknown(words: ReadonlySet<string>): ReadonlySet<string>
  /** what a word was most likely meant to be; empty where that is not known */
  suggestions(word: string): readonly string[]
}

/** What knows the words of each language; Chinese has no spelling. */
export type Spelling = Readonly<Partial<Record<Locale, Speller>>>
