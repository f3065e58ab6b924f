import type { Locale } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { findAll } from './passages/passage.ts'

/** Letters of other scripts. */
export const FOREIGN_LETTERS: Readonly<Record<Locale, RegExp>> = {
  en: /(?:(?!\p{Script=Latin})\p{L})+/gu,
  zh: /(?:(?![\p{Script=Latin}\p{Script=Han}])\p{L})+/gu,
  th: /(?:(?![\p{Script=Latin}\p{Script=Thai}])\p{L})+/gu,
}

/** The own names of languages, which are the same in every language. */
const OWN_NAMES: ReadonlySet<string> = new Set(['中文', '简体中文', 'ไทย', 'ภาษาไทย'])

/** Letters are of the language or Latin. Others may look alike, and no search finds them. */
export const foreignScript: Check = defineTextCheck({
  id: 'foreign-script',
  severity: 'error',
  description: 'only letters of the language and Latin ones: no Cyrillic а in place of a, no kana, no Thai in Chinese',
  excusable: true,
  codes: ['script'],
  examples: {
    good: [{ en: 'naïve' }, { zh: '护甲等级（AC）' }, { th: 'ทอย d20' }],
    bad: [
      { en: 'Cоver', code: 'script' },
      { zh: '護：の', code: 'script' },
      { zh: 'ทอย', code: 'script' },
      { th: '掩护', code: 'script' },
      { th: 'ກ', code: 'script' },
    ],
  },
  find: (passage) =>
    findAll(passage, FOREIGN_LETTERS[passage.locale], ({ 0: match }) =>
      OWN_NAMES.has(match) ? undefined : { code: 'script' },
    ),
})
