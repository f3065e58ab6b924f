import { type Corpus, rightForms } from '../corpus/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { passagesIn } from './passages/corpus-passages.ts'
import { type Passage, problemIn } from './passages/passage.ts'

const WORD = /(?<![\p{L}\p{N}\ufffc.-])\p{L}(?:[\p{L}’']*\p{L})?(?![\p{N}\ufffc])/gu

/** A word as in dictionaries: with a straight apostrophe, and without a possessive. */
/** An acronym, which is not checked: DC, DCs, YAML. */
const ACRONYM = /^[A-Z]{2,6}s?$/

const plain = (word: string): string => word.replace(/’/g, "'").replace(/'s$/, '')

const lowered = (word: string): string => word.charAt(0).toLowerCase() + word.slice(1)

/** The words of terms and of `words/en.txt`, which count as correct. */
function knownWords({ terms, wordsFiles }: Corpus): ReadonlySet<string> {
  const forms = Array.from(terms.values()).flatMap(({ forms: { en } }) => rightForms(en))
  const listed = wordsFiles
    .filter(({ locale }) => locale === 'en')
    .flatMap(({ words }) => words.map(({ word }) => word))
  return new Set([...forms, ...listed].flatMap((form) => Array.from(form.matchAll(WORD), ([word]) => plain(word))))
}

/** The most words that get suggestions, which are slow. */
const MOST_SUGGESTIONS = 10

/** English words are in an American dictionary. */
export const englishSpelling: Check = defineCheck({
  id: 'english-spelling',
  severity: 'warning',
  needs: ['termFiles'],
  byRule: true,
  description: 'English: words in an American dictionary, the terms, or `words/en.txt`',
  excusable: true,
  canLook: ({ spelling }) => spelling?.en !== undefined,
  codes: ['unknown'],
  examples: {
    good: [
      { en: 'You can’t hoist the ogre’s portcullis; roll 2d6 or d20s.' },
      { en: 'Mira’s reroll', files: { 'words/en.txt': 'reroll\n' } },
      { zh: '掷骰seperate' },
    ],
    bad: [
      { en: 'Add it seperately.', code: 'unknown' },
      { en: 'The armour helps.', code: 'unknown' },
    ],
  },
  *check(corpus) {
    const speller = corpus.spelling?.en
    if (!speller) return
    const known = knownWords(corpus)
    const found: { readonly passage: Passage; readonly word: string; readonly start: number; readonly end: number }[] =
      []
    for (const passage of passagesIn(corpus, 'en')) {
      if (passage.kind === 'avoided') continue
      for (const { 0: match, index } of passage.text.matchAll(WORD)) {
        const word = plain(match)
        if (ACRONYM.test(word) || known.has(word) || known.has(lowered(word))) continue
        found.push({ passage, word, start: index, end: index + match.length })
      }
    }
    const unknown = speller.unknown(new Set(found.map(({ word }) => word)))
    const suggested = new Map<string, readonly string[]>()
    for (const { passage, word, start, end } of found) {
      if (!unknown.has(word)) continue
      const expected = suggested.get(word) ?? (suggested.size < MOST_SUGGESTIONS ? speller.suggestions(word) : [])
      suggested.set(word, expected)
      yield problemIn(passage, { code: 'unknown', start, end, values: { expected } })
    }
  },
})
