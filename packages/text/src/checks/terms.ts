import { rightForms, TERM_FILE_CODES } from '../corpus/index.ts'
import { LOCALES } from '../language/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

/** The id that an English name makes: `Hit Points` is `hit-points`. */
const idOf = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Files of terms fit their schema, no form is right and wrong at once, and an entry is called what its term says. */
export const terms: Check = defineCheck({
  id: 'terms',
  severity: 'error',
  description: 'the schema; an id that its English name makes; an entry is called what its term says',
  examples: {
    good: [{ zh: '字。', files: { 'terms/a.yml': 'rule: { zh: { name: 条款, aliases: [规则], avoid: [规矩] } }' } }],
    bad: [
      { files: { 'terms/a.yml': 'rule: { zh: { name: 规则, avoid: [规则] } }' }, code: 'right-and-wrong' },
      { zh: '字。', files: { 'terms/a.yml': 'rule: { zh: { name: 条款 } }' }, code: 'title-differs' },
      { files: { 'terms/a.yml': 'race: { same-as: specie, zh: { name: 种族 } }' }, code: 'no-such-term' },
      { files: { 'terms/a.yml': 'charmd: { en: { name: Charmed } }' }, code: 'id-differs' },
    ],
  },
  codes: [...TERM_FILE_CODES, 'right-and-wrong', 'title-differs', 'id-differs', 'no-such-term'],
  *check({ termFiles, terms, entries }) {
    for (const { terms: inFile, problems } of termFiles) {
      yield* problems
      for (const { id, file, forms, document, sameAs } of inFile) {
        if (sameAs !== undefined && (sameAs === id || !terms.has(sameAs) || terms.get(sameAs)?.sameAs !== undefined)) {
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
