import type { Speller } from './spelling.ts'

/** The longest word, in characters, that gets suggestions: their time grows with the square of its length. */
const LONGEST_SUGGESTED = 30

/** American English, with the dictionary of LibreOffice. Loading takes a fifth of a second, so it is deferred. */
export async function englishSpeller(): Promise<Speller> {
  const [{ default: dictionary }, { default: nspell }] = await Promise.all([import('dictionary-en'), import('nspell')])
  const speller = nspell({ aff: Buffer.from(dictionary.aff), dic: Buffer.from(dictionary.dic) })
  return {
    unknown: (words) => new Set([...words].filter((word) => !speller.correct(word))),
    suggestions: (word) => (word.length > LONGEST_SUGGESTED ? [] : speller.suggest(word).slice(0, 3)),
  }
}
