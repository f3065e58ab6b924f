import { OTHER_NAMES_FILE_CODES } from '../corpus/index.ts'
import { nearest } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Other names belong to an entry, heading or term. */
export const otherNames: Check = defineCheck({
  id: 'other-names',
  severity: 'error',
  description: 'names for search only (`other-names.yml`) belong to an entry, heading or term',
  codes: [...OTHER_NAMES_FILE_CODES, 'unknown-target'],
  examples: {
    good: [{ en: 'Words.', files: { 'other-names.yml': 'rule: { en: [law] }' } }],
    bad: [
      { en: 'Words.', files: { 'other-names.yml': 'rule: [law' }, code: 'yaml' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: *rule' }, code: 'yaml-alias' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { en: law }' }, code: 'wrong-type' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { fr: [loi] }' }, code: 'unknown-key' },
      { en: 'Words.', files: { 'other-names.yml': 'rule: { en: [" "] }' }, code: 'too-short' },
      { en: 'Words.', files: { 'other-names.yml': 'other: { en: [law] }' }, code: 'unknown-target' },
    ],
  },
  *check({ otherNamesFiles, targets, terms }) {
    for (const { file, document, names, problems } of otherNamesFiles) {
      yield* problems
      for (const id of names.keys()) {
        if (targets.has(id) || terms.has(id)) continue
        const expected = nearest(id, [...targets.keys(), ...terms.keys()])
        yield { file, ...document.keyAt([id]), code: 'unknown-target', values: { got: id, expected } }
      }
    }
  },
})
