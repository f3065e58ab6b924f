import { rightForms, TERM_FILE_CODES } from '../corpus/index.ts'
import { LOCALES } from '../language/index.ts'
import { type Check, defineCheck, type Example } from './framework/check.ts'

/** The id for an English name: `hit-points` for `Hit Points`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

const GOOD = `rule:
  en: { name: rule }
  zh: { name: 条款, aliases: [规则], avoid: [规矩] }
  th: { name: กฎ, abbreviation: ก. }
`
const edited = (from: string, to: string): Example => ({ files: { 'terms/a.yml': GOOD.replace(from, to) } })

/** Terms fit their schema and have no form that is both accepted and to be avoided; entries have the names of their terms. */
export const terms: Check = defineCheck({
  id: 'terms',
  severity: 'error',
  description: 'the schema; ids made from English names; entries have the names of their terms',
  examples: {
    good: [{ en: 'Words.', zh: '字。', th: 'คำ', files: { 'terms/a.yml': GOOD } }],
    bad: [
      { ...edited('[规矩]', '[规则]'), code: 'right-and-wrong', at: '3:42' },
      { zh: '字。', ...edited(', aliases: [规则]', ''), code: 'title-differs', at: '3:8' },
      { ...edited('\n  en', '\n  same-as: specie\n  en'), code: 'no-such-term' },
      { ...edited('rule:', 'rul:'), code: 'id-differs' },
      { ...edited('rule:', 'Rule:'), code: 'wrong-format', at: '2:3' },
      { ...edited('  zh:', '  cn:'), code: 'unknown-key', at: '3:3' },
      { ...edited('name: 条款, ', ''), code: 'missing-key', at: '3:7' },
      { ...edited('[规则]', '规则'), code: 'wrong-type', at: '3:28' },
      // An invalid term does not hide the others.
      { ...edited('rule:', 'ghost: 1\nrul:'), code: ['wrong-type', 'id-differs'], at: ['1:8', '2:1'] },
      {
        files: { 'terms/a.yml': `${GOOD}a: [`, 'terms/b.yml': 'b: { same-as: rule }' },
        code: 'yaml-bracket',
        at: '5:4',
      },
      { ...edited('name: 条款', 'name: 条款, name: 条'), code: 'yaml-duplicate-key', values: { got: 'name' } },
      { files: { 'terms/a.yml': '- rule' }, code: 'wrong-type', at: '1:1' },
      { files: { 'terms/a.yml': '' }, code: 'wrong-type', at: '1:1' },
    ],
  },
  codes: [...TERM_FILE_CODES, 'right-and-wrong', 'title-differs', 'id-differs', 'no-such-term'],
  *check({ termFiles, terms, entries, unread }) {
    for (const { terms: inFile, problems } of termFiles) {
      yield* problems
      for (const { id, file, forms, document, sameAs } of inFile) {
        const isNoTerm = sameAs !== undefined && !terms.has(sameAs) && !unread.includes('termFiles')
        if (sameAs !== undefined && (sameAs === id || isNoTerm || terms.get(sameAs)?.sameAs !== undefined)) {
          yield { file, ...document.at([id, 'same-as']), code: 'no-such-term', values: { got: sameAs, id } }
        }
        const expected = idOf(forms.en?.name ?? '')
        if (expected !== '' && !`-${id}-`.includes(`-${expected}-`)) {
          yield { file, ...document.keyAt([id]), code: 'id-differs', values: { got: id, expected } }
        }
        for (const locale of LOCALES) {
          const right = rightForms(forms[locale])
          for (const [index, form] of (forms[locale]?.avoid ?? []).entries()) {
            if (!right.includes(form)) continue
            const place = document.at([id, locale, 'avoid', index])
            yield { file, ...place, code: 'right-and-wrong', values: { got: form, id, locale } }
          }
        }
      }
    }
    for (const { file, id, locale, title, yaml } of entries) {
      const expected = rightForms(terms.get(id)?.forms[locale])
      if (title === undefined || expected.length === 0) continue
      if (expected.some((form) => form.toLowerCase() === title.toLowerCase())) continue
      yield { file, ...yaml.at(['title']), code: 'title-differs', values: { got: title, id, expected } }
    }
  },
})
