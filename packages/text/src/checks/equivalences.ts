import { EQUIVALENCE_FILE_CODES, neededEquivalences } from '../corpus/index.ts'
import { nearest } from '../language/index.ts'
import { confirmedRule, RECORD } from './confirmed-example.ts'
import { type Check, defineCheck } from './framework/check.ts'

const EDIT = "entry: rule, old: 'a4f68182', new: '226e6508'"

/** Every equivalence is of an existing entry, and needed by a translation. */
export const equivalences: Check = defineCheck({
  id: 'equivalences',
  severity: 'error',
  description: 'edits in `equal.yml` belong to an existing entry and are needed by a translation',
  codes: [...EQUIVALENCE_FILE_CODES, 'unknown-entry', 'unneeded'],
  examples: {
    good: [
      {
        en: 'Other words.',
        files: {
          'rules/combat/rule.zh.md': confirmedRule('c6c6de20356d'),
          'confirmed/zh.json': RECORD,
          'equal.yml': "- { entry: rule, old: 'a4f68182', new: '226e6508', reason: one word more }",
        },
      },
    ],
    bad: [
      { en: 'Words.', files: { 'equal.yml': '- {' }, code: 'yaml-bracket', at: '1:3' },
      { en: 'Words.', files: { 'equal.yml': '- &a { entry: rule }\n- *a' }, code: 'yaml-alias' },
      { en: 'Words.', files: { 'equal.yml': `- { ${EDIT} }` }, code: 'missing-key', at: '1:3' },
      { en: 'Words.', files: { 'equal.yml': `- { ${EDIT}, reason: typo, by: me }` }, code: 'unknown-key', at: '1:66' },
      { en: 'Words.', files: { 'equal.yml': 'entry: rule' }, code: 'wrong-type', at: '1:1' },
      { en: 'Words.', files: { 'equal.yml': `- { ${EDIT.replace('a4', 'A4')}, reason: typo }` }, code: 'wrong-format' },
      {
        en: 'Words.',
        files: { 'equal.yml': `- { ${EDIT.replace("'a4f68182'", '12345678')}, reason: typo }` },
        code: 'wrong-type',
        at: '1:23',
      },
      { en: 'Words.', files: { 'equal.yml': `- { ${EDIT}, reason: '' }` }, code: 'too-short' },
      {
        en: 'Words.',
        files: { 'equal.yml': `- { ${EDIT.replace('rule', 'rul')}, reason: typo }` },
        code: 'unknown-entry',
      },
      {
        en: 'Words.',
        files: { 'equal.yml': `- { ${EDIT}, reason: typo }` },
        code: 'unneeded',
        values: { got: 'typo', id: 'rule' },
      },
    ],
  },
  *check({ equivalenceFiles, confirmedFiles, groups }) {
    const records = confirmedFiles.map((file) => file.records)
    for (const { file, document, items, problems } of equivalenceFiles) {
      yield* problems
      const needed = new Set(neededEquivalences(items, records, (id) => groups.get(id)?.en?.segments ?? []))
      for (const [index, item] of items.entries()) {
        const { entry, reason } = item
        if (!groups.has(entry)) {
          const values = { got: entry, expected: nearest(entry, groups.keys()) }
          yield { file, ...document.at([index, 'entry']), code: 'unknown-entry', values }
        } else if (!needed.has(item)) {
          yield { file, ...document.at([index]), code: 'unneeded', values: { got: reason, id: entry } }
        }
      }
    }
  },
})
