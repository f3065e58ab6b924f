import { OTHER_NAMES_FILE_CODES } from '../corpus/index.ts'
import { LOCALES, nearest } from '../language/index.ts'
import { FOREIGN_LETTERS } from './foreign-script.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Other names and questions belong to an entry, heading or term, once each, and in the letters of their language. */
export const otherNames: Check = defineCheck({
  id: 'other-names',
  severity: 'error',
  description:
    'names and questions for search only (`other-names.yml`, `questions/`) belong to an entry, heading or term',
  codes: [...OTHER_NAMES_FILE_CODES, 'unknown-target', 'twice', 'script'],
  examples: {
    good: [
      { en: 'Words.', files: { 'other-names.yml': 'rule: { en: [law] }' } },
      { en: 'Words.', files: { 'questions/zh.yml': 'rule: [法律是什么, AC]' } },
    ],
    bad: [
      { en: 'Words.', files: { 'other-names.yml': 'rule: [law' }, code: 'yaml' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: *rule' }, code: 'yaml-alias' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { en: law }' }, code: 'wrong-type' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { fr: [loi] }' }, code: 'unknown-key' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { en: [" "] }' }, code: 'too-short' },
      { en: 'Words.', files: { 'other-names.yml': 'other: { en: [law] }' }, code: 'unknown-target' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { en: [law, Law] }' }, code: 'twice', at: '1:19' },
      { en: 'Words.', files: { 'questions/en.yml': 'rule: { en: [law] }' }, code: 'wrong-type' },
      { en: 'Words.', files: { 'questions/en.yml': 'other: [law]' }, code: 'unknown-target' },
      { en: 'Words.', files: { 'questions/en.yml': 'rule:\n  - law\n  - law' }, code: 'twice', at: '3:5' },
      { en: 'Words.', files: { 'questions/en.yml': 'rule: [法律]' }, code: 'script', at: '1:8' },
    ],
  },
  *check({ otherNamesFiles, questionsFiles, targets, terms }) {
    for (const { file, document, names, problems } of [...otherNamesFiles, ...questionsFiles]) {
      yield* problems
      const isQuestions = questionsFiles.some((one) => one.file === file)
      for (const [id, own] of names) {
        if (!targets.has(id) && !terms.has(id)) {
          const expected = nearest(id, [...targets.keys(), ...terms.keys()])
          yield { file, ...document.keyAt([id]), code: 'unknown-target', values: { got: id, expected } }
        }
        for (const locale of LOCALES) {
          const seen = new Set<string>()
          for (const [index, name] of own[locale].entries()) {
            const place = { file, ...document.at(isQuestions ? [id, index] : [id, locale, index]) }
            const [letters] = name.match(FOREIGN_LETTERS[locale]) ?? []
            if (letters !== undefined) yield { ...place, code: 'script', values: { got: letters } }
            const key = name.toLowerCase()
            if (seen.has(key)) yield { ...place, code: 'twice', values: { got: name } }
            seen.add(key)
          }
        }
      }
    }
  },
})
