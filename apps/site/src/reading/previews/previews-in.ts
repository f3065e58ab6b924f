import { type Locale, SOURCE_LOCALE } from '@rulestone/text'
import { entryIn, type Rule } from '../../library/rules.ts'
import type { Previews } from '../preview.ts'
import { previewsOf } from './preview-data.ts'

/** The previews of rules or spells and of their headings in a language, by id. */
export const previewsIn = (locale: Locale, rules: Iterable<Rule>): Previews =>
  Object.fromEntries(
    Array.from(rules).flatMap((rule) => {
      const entry = entryIn(rule, locale)
      return previewsOf(entry, entry.locale === SOURCE_LOCALE ? undefined : rule.source)
    }),
  )
