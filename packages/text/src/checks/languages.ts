import { LOCALES } from '../locale.ts'
import { START } from '../read/place.ts'
import { type Check, defineCheck } from './check.ts'

/** Every entry and every term exists in all three languages. */
export const languages: Check = defineCheck({
  id: 'languages',
  severity: 'error',
  codes: ['missing-entry', 'missing-term'],
  *check({ groups, terms }) {
    for (const [id, group] of groups) {
      const present = group.en ?? group.zh ?? group.th
      if (!present) continue
      for (const locale of LOCALES) {
        const expected = `${id}.${locale}.md`
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
