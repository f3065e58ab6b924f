import { LOCALES } from '../locale.ts'
import { TERM_FILE_CODES } from '../read/terms.ts'
import { rightForms } from '../targets.ts'
import { type Check, defineCheck } from './check.ts'

/** Files of terms fit their schema, no form is right and wrong at once, and an entry is called what its term says. */
export const terms: Check = defineCheck({
  id: 'terms',
  severity: 'error',
  codes: [...TERM_FILE_CODES, 'right-and-wrong', 'title-differs'],
  *check({ termFiles, terms, entries }) {
    for (const { terms: inFile, problems } of termFiles) {
      yield* problems
      for (const { id, file, forms, document } of inFile) {
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
