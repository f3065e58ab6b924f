import { SEARCH_NAMES_CODES } from '../corpus/index.ts'
import { nearest } from '../language/index.ts'
import { FOREIGN_LETTERS } from './foreign-script.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Other names and questions belong to an entry, heading or term, once each, and in the letters of their language. */
export const searchNames: Check = defineCheck({
  id: 'search-names',
  severity: 'error',
  needs: ['termFiles'],
  description: 'names and questions for search only (`other-names/`, `questions/`) belong to an entry, heading or term',
  codes: [...SEARCH_NAMES_CODES, 'unknown-target', 'twice', 'script'],
  examples: {
    good: [
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'rule: [law]' } },
      { en: 'Words.', files: { 'questions/rules.zh.yml': 'rule: [法律是什么, AC]' } },
    ],
    bad: [
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'rule: [law' }, code: 'yaml-bracket' },
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'rule: *rule' }, code: 'yaml-alias' },
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'rule: law' }, code: 'wrong-type' },
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'rule: [" "]' }, code: 'too-short' },
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'other: [law]' }, code: 'unknown-target' },
      { en: 'Words.', files: { 'other-names/rules.en.yml': 'rule: [law, Law]' }, code: 'twice', at: '1:13' },
      { en: 'Words.', files: { 'questions/rules.en.yml': 'rule: { en: [law] }' }, code: 'wrong-type' },
      { en: 'Words.', files: { 'questions/rules.en.yml': 'rule:\n  - law\n  - law' }, code: 'twice', at: '3:5' },
      { en: 'Words.', files: { 'questions/rules.en.yml': 'rule: [法律]' }, code: 'script', at: '1:8' },
    ],
  },
  *check({ searchNamesFiles, targets, terms }) {
    for (const { file, locale, document, names, problems } of searchNamesFiles) {
      yield* problems
      for (const [id, own] of names) {
        if (!targets.has(id) && !terms.has(id)) {
          const expected = nearest(id, [...targets.keys(), ...terms.keys()])
          yield { file, ...document.keyAt([id]), code: 'unknown-target', values: { got: id, expected } }
        }
        const seen = new Set<string>()
        for (const [index, name] of own.entries()) {
          const place = { file, ...document.at([id, index]) }
          const [letters] = name.match(FOREIGN_LETTERS[locale]) ?? []
          if (letters !== undefined) yield { ...place, code: 'script', values: { got: letters } }
          const key = name.toLowerCase()
          if (seen.has(key)) yield { ...place, code: 'twice', values: { got: name } }
          seen.add(key)
        }
      }
    }
  },
})
