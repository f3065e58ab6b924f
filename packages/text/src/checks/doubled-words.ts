import type { Locale } from '../locale.ts'
import { findAll } from '../said/said.ts'
import type { Check } from './check.ts'
import { defineTextCheck } from './text-check.ts'

const PATTERNS: Readonly<Record<Locale, RegExp>> = {
  en: /\b([a-z’]+)\s+\1\b/gi,
  zh: /(\p{Script=Han}{2,6})\1|([的了是在和与把被就也都为到对从让使给])\2(?![确别])/gu,
  th: /(?<![เแโใไ])(?=[ก-๎]{3})((?:[เแโใไ]?[ก-ฮ][ัิ-ฺ็-๎ะาำ]*){2,8})\1(?![ัิ-ฺ็-๎ะาำ])|(และ|หรือ|ให้|ของ|ใน|กับ|ซึ่ง|จะ) ?\2/gu,
}

/** What may stand twice: “that that”, 研究研究, สถานที่ที่. */
const MAY_STAND_TWICE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:that|had|so|no|very|is)\b/i,
  zh: /^(?:一个一个|一步一步|一次一次|研究研究|讨论讨论|考虑考虑|商量商量)$/u,
  th: /^(?:ที่ที่|เรื่อยเรื่อย)/u,
}

/** No word stands twice by mistake. */
export const doubledWords: Check = defineTextCheck<'doubled'>({
  id: 'doubled-words',
  severity: 'warning',
  description: 'no word twice in a row',
  excusable: true,
  codes: ['doubled'],
  examples: {
    good: [
      { en: 'They said that that counts.' },
      { zh: '慢慢的，一个一个数，的确' },
      { th: 'สถานที่ที่คุณอยู่ ต่าง ๆ' },
      { en: 'A 20 20' },
    ],
    bad: [
      { en: 'Roll the the dice.', code: 'doubled' },
      { zh: '目标目标失败', code: 'doubled' },
      { zh: '你的的加值', code: 'doubled' },
      { th: 'ทอยลูกเต๋าลูกเต๋า', code: 'doubled' },
    ],
  },
  find: (said) =>
    findAll(said, PATTERNS[said.locale], ({ 0: match }) =>
      MAY_STAND_TWICE[said.locale].test(match) ? undefined : { code: 'doubled' },
    ),
})
