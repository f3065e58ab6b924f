import { START } from '../findings/index.ts'
import { LOCALES } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** Every entry and term exists in all three languages. */
export const languages: Check = defineCheck({
  id: 'languages',
  severity: 'error',
  description: 'every entry and term in three languages, in one folder',
  examples: {
    good: [
      {
        en: 'Words.',
        zh: '字。',
        th: 'คำ',
        files: { 'terms/a.yml': 'cover: { en: { name: cover }, zh: { name: 掩护 }, th: { name: สิ่งกำบัง } }' },
      },
    ],
    bad: [
      {
        en: 'Words.',
        zh: '字。',
        code: 'missing-entry',
        at: '1:1',
        values: { id: 'rule', locale: 'th', expected: 'rule.th.md' },
      },
      { zh: '字。', th: 'คำ', code: 'missing-entry', at: '1:1' },
      {
        files: { 'terms/a.yml': '# terms\na: { en: { name: a }, zh: { name: 甲 } }' },
        code: 'missing-term',
        at: '2:1',
      },
      { en: 'Words.', zh: '字。', files: { 'rules/travel/rule.th.md': 'คำ' }, code: 'misplaced' },
    ],
  },
  codes: ['missing-entry', 'missing-term', 'misplaced'],
  *check({ groups, terms }) {
    for (const [id, group] of groups) {
      const present = group.en ?? group.zh ?? group.th
      if (!present) continue
      const folder = present.file.replace(/[^/]*$/, '')
      const name = present.file.slice(folder.length).replace(/\..*/, '')
      for (const locale of LOCALES) {
        const other = group[locale]
        const beside = `${folder}${name}.${locale}.md`
        if (other && other.file !== beside) {
          yield { file: other.file, ...START, code: 'misplaced', values: { got: other.file, expected: beside } }
        }
        const expected = `${name}.${locale}.md`
        if (!group[locale]) {
          yield { file: present.file, ...START, code: 'missing-entry', values: { id, locale, expected } }
        }
      }
    }
    for (const { id, file, forms, document } of terms.values()) {
      for (const locale of LOCALES) {
        if (!forms[locale]) yield { file, ...document.keyAt([id]), code: 'missing-term', values: { id, locale } }
      }
    }
  },
})
