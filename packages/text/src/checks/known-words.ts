import { LOCALES } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { passagesIn } from './passages/corpus-passages.ts'

/** The lists `words/*.txt` have no duplicates, no unused words, and no words that a dictionary has. */
export const knownWords: Check = defineCheck({
  id: 'known-words',
  severity: 'error',
  needs: ['stringsFiles', 'termFiles', 'bookFiles'],
  description:
    'lists of words that dictionaries lack (`words/*.txt`): no duplicates, unused words, or words of the dictionary',
  codes: ['twice', 'unused', 'in-dictionary'],
  examples: {
    good: [{ en: 'A reroll.', files: { 'words/en.txt': '# Dice\nreroll\n' } }],
    bad: [
      { en: 'A reroll.', files: { 'words/en.txt': 'reroll\nreroll\n' }, code: 'twice' },
      { en: 'A roll.', files: { 'words/en.txt': 'reroll\n' }, code: 'unused' },
      { en: 'A roll.', files: { 'words/en.txt': 'roll\n' }, code: 'in-dictionary' },
    ],
  },
  *check(corpus) {
    const { wordsFiles, spelling } = corpus
    for (const locale of LOCALES) {
      const files = wordsFiles.filter((one) => one.locale === locale)
      if (files.length === 0) continue
      const texts = passagesIn(corpus, locale)
        .filter(({ kind }) => kind !== 'avoided')
        .map(({ text }) => text.replace(/’/g, "'").toLowerCase())
        .join('\n')
      const listed = files.flatMap(({ words }) => words.map(({ word }) => word))
      const unknown = spelling?.[locale]?.unknown(new Set(listed))
      const seen = new Set<string>()
      for (const { file, words } of files) {
        for (const { word, place } of words) {
          const at = { file, ...place }
          if (seen.has(word)) yield { ...at, code: 'twice', values: { got: word } }
          else if (!texts.includes(word.toLowerCase())) yield { ...at, code: 'unused', values: { got: word } }
          else if (unknown && !unknown.has(word)) yield { ...at, code: 'in-dictionary', values: { got: word } }
          seen.add(word)
        }
      }
    }
  },
})
