import type { Place } from '../findings/index.ts'
import { isLocale, type Locale } from '../language/index.ts'

/** A file of correct words that dictionaries lack, one to a line. */
export interface WordsFile {
  readonly file: string
  readonly locale: Locale
  readonly words: readonly { readonly word: string; readonly place: Place }[]
}

/**
 * The language of a path, if it is one of words.
 *
 * @example
 * wordsPath('words/th.txt') // => 'th'
 */
export function wordsPath(file: string): Locale | undefined {
  const [, locale = ''] = /^words\/([a-z]+)\.txt$/.exec(file) ?? []
  return isLocale(locale) ? locale : undefined
}

/** Reads a file of words. Empty lines and lines that start with `#` are ignored. */
export function readWords(file: string, locale: Locale, text: string): WordsFile {
  const words = text.split('\n').flatMap((line, index) => {
    const word = line.trim()
    if (word === '' || line.startsWith('#')) return []
    return [{ word: word.normalize('NFC'), place: { line: index + 1, column: line.indexOf(word) + 1 } }]
  })
  return { file, locale, words }
}
