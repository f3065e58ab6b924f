import { asciiDigits } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { findAll } from './passages/passage.ts'

/** Digits are 0 to 9, and Latin letters have normal width. */
export const digits: Check = defineTextCheck({
  id: 'digits',
  severity: 'error',
  description: 'the digits 0 to 9 in all languages; no Thai or full-width ones, no full-width letters',
  codes: ['thai', 'full-width'],
  examples: {
    good: [{ th: 'ทอย 2d6' }, { zh: 'AC 15，50%。' }],
    bad: [
      { th: 'ทอยได้ ๑๕ ขึ้นไป', code: 'thai', fixed: { th: 'ทอยได้ 15 ขึ้นไป' } },
      { zh: 'ＡＣ１５', code: 'full-width', fixed: { zh: 'AC15' } },
    ],
  },
  find: (passage) =>
    findAll(passage, /[\u0e50-\u0e59]+|[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0b]+/gu, ({ 0: match }) => ({
      code: /[\u0e50-\u0e59]/.test(match) ? ('thai' as const) : ('full-width' as const),
      values: { expected: asciiDigits(match) },
      instead: asciiDigits(match),
    })),
})
