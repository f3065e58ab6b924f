import type { Locale } from '../locale.ts'

/** A spell checker of one language. */
export interface Speller {
  /** the words that are not in the dictionary */
  unknown(words: ReadonlySet<string>): ReadonlySet<string>
  /** corrections of a word, the most likely first; empty if none are known */
  suggestions(word: string): readonly string[]
}

/** The spell checker of each language; Chinese has none. */
export type Spelling = Readonly<Partial<Record<Locale, Speller>>>
