import type { Locale } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { type Found, findAll, type Passage } from './passages/passage.ts'

const PATTERNS: Readonly<Record<Locale, RegExp>> = {
  en: /\b([a-z’]+)\s+\1\b/gi,
  zh: /(\p{Script=Han}{2,6})\1|([的了是在和与把被就也都为到对从让使给])\2(?![确别])/gu,
  th: /(?<![เแโใไ])(?=[ก-๎]{3})((?:[เแโใไ]?[ก-ฮ][ัิ-ฺ็-๎ะาำ]*){2,8})\1(?![ัิ-ฺ็-๎ะาำ])|(และ|หรือ|ให้|ของ|ใน|กับ|ซึ่ง|จะ) ?\2/gu,
}

/** Words that may be doubled: “that that”, 研究研究, สถานที่ที่. */
const MAY_STAND_TWICE: Readonly<Record<Locale, RegExp>> = {
  en: /^(?:that|had|so|no|very|is)\b/i,
  zh: /^(?:一个一个|一步一步|一次一次|研究研究|讨论讨论|考虑考虑|商量商量)$/u,
  th: /^(?:ที่ที่|เรื่อยเรื่อย)/u,
}

/** The least length of a doubled passage, in characters. */
const PASSAGE = 12

/** The start of a passage: the start of the text, or after a space or the end of a sentence. */
const BEGINNING = /^|(?<=[\s。！？])/gu

/** A passage with enough letters, not only directives and white space. */
const WORDS = /(?:[\p{L}\p{M}][^\p{L}\ufffc]{0,2}){8}/u

/** A text that consists of one passage twice, however short. */
const TWICE = /^(?=.*\p{L}.*\p{L})(.{3,}?) ?\1$/su

/** The first passage that is repeated, as if it was pasted twice. */
function* passages({ text }: Passage): Iterable<Found<'doubled'>> {
  const [, whole] = TWICE.exec(text) ?? []
  if (whole !== undefined) {
    yield { code: 'doubled', start: text.length - whole.length, end: text.length }
    return
  }
  for (const { index: start } of text.matchAll(BEGINNING)) {
    const again = text.indexOf(text.slice(start, start + PASSAGE), start + PASSAGE)
    if (again === -1 || again - start < PASSAGE) continue
    const passage = text.slice(start, again).trimEnd()
    const end = again + passage.length
    const isWhole = end === text.length || /[.!?。！？]$/u.test(passage)
    if (!isWhole || !WORDS.test(passage) || !text.startsWith(passage, again)) continue
    yield { code: 'doubled', start: again, end }
    return
  }
}

/** No word or passage is doubled. */
export const doubledWords: Check = defineTextCheck<'doubled'>({
  id: 'doubled-words',
  severity: 'warning',
  description: 'no doubled word or passage',
  excusable: true,
  codes: ['doubled'],
  examples: {
    good: [
      { en: 'They said that that counts.' },
      { zh: '慢慢的，一个一个数，的确' },
      { th: 'สถานที่ที่คุณอยู่ ต่าง ๆ' },
      { en: 'A 20 20' },
      { zh: '一次失败。一次成功。' },
    ],
    bad: [
      { en: 'Roll the the dice.', code: 'doubled' },
      { zh: '目标目标失败', code: 'doubled' },
      { zh: '你的的加值', code: 'doubled' },
      { th: 'ทอยลูกเต๋าลูกเต๋า', code: 'doubled' },
      { zh: '所有人掷先攻。所有人掷先攻。', code: 'doubled' },
      { zh: '该生物恢复任意数量的生命值。该生物恢复任意数量的生命值。', code: 'doubled' },
      { th: 'คุณอยู่ในเพลนนี้ และมีรูปร่างคุณอยู่ในเพลนนี้ และมีรูปร่าง', code: 'doubled' },
      { en: 'The creature regains any Hit Points. The creature regains any Hit Points.', code: 'doubled' },
    ],
  },
  *find(passage) {
    const words = findAll(passage, PATTERNS[passage.locale], ({ 0: match }) =>
      MAY_STAND_TWICE[passage.locale].test(match) ? undefined : { code: 'doubled' as const },
    )
    yield* words
    if (words.length === 0) yield* passages(passage)
  },
})
