import { type Check, defineCheck } from './check.ts'
import { pairs } from './translations.ts'

/** A translation was confirmed against the English as it now stands. */
export const translation: Check = defineCheck({
  id: 'translation',
  severity: 'warning',
  codes: ['unconfirmed', 'stale'],
  *check(context) {
    for (const { english, translated } of pairs(context)) {
      const { file, yaml, frontMatter } = translated
      if (frontMatter?.sort !== 'translated' || !english.frontMatter) continue
      const of = frontMatter.translation?.of
      const expected = english.hash
      if (of === undefined) yield { file, ...yaml.at([]), code: 'unconfirmed', values: { file, expected } }
      else if (of !== expected) {
        yield { file, ...yaml.at(['translation', 'of']), code: 'stale', values: { file, got: of, expected } }
      }
    }
  },
})
