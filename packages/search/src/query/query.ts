import { compact, fold } from '../text/fold.ts'

/** The longest query that is used, in characters, and the most words of one. */
const MOST_CHARACTERS = 80
const MOST_WORDS = 8

/** A query, prepared for comparison. */
export interface Query {
  /** folded, with spaces between words */
  readonly text: string
  /** folded, without spaces */
  readonly key: string
  /** its words, as the reader separated them, each folded */
  readonly words: readonly string[]
  /** in Latin letters: it may be pinyin or romanised Thai */
  readonly isLatin: boolean
  /** in Chinese: each character is a syllable */
  readonly isDense: boolean
}

/** Letters separated by spaces or commas, as some write an abbreviation: `V, S, M`. */
const SPACED_LETTERS = /(?<![\p{L}\p{N}'’-])[a-z](?:,? [a-z]\b(?!['’-]))+/giu

/** Reads a typed query. One that is longer than any name is truncated. */
export function readQuery(typed: string): Query {
  const cut = Array.from(typed.slice(0, MOST_CHARACTERS * 2))
    .slice(0, MOST_CHARACTERS)
    .join('')
    .replace(SPACED_LETTERS, (letters) => letters.replace(/[, ]/gu, ''))
  const text = fold(cut)
  const words = cut
    .split(/\s+/u)
    .flatMap((word) => fold(word).split(' '))
    .filter(Boolean)
    .slice(0, MOST_WORDS)
  const isDense = /[\u3400-\u9fff]/u.test(text)
  return { text, key: compact(text), words, isLatin: /^[a-z0-9 ]+$/u.test(text), isDense }
}
