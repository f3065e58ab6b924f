import { OBJECT_REPLACEMENT } from '../language/index.ts'
import { labelOf, namedFigures } from '../markdown/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck, isBody } from './framework/text-check.ts'
import { findAll, type Passage } from './passages/passage.ts'

type Code = 'mai-yamok' | 'latin' | 'directive'

/** The character next to a missing space, and the side of the space. */
const RULES: readonly (readonly [code: Code, pattern: RegExp, side: 'before' | 'after'])[] = [
  ['mai-yamok', /(?<=[^\s(“])ๆ/gu, 'before'],
  ['mai-yamok', /(?<=\sๆ)[ก-๎A-Za-z0-9]/gu, 'before'],
  ['latin', /[ก-๎](?=[A-Za-z0-9])/gu, 'after'],
  ['latin', /(?<=[A-Za-z0-9%])[ก-ๅ]/gu, 'before'],
]
const BODY_RULES: typeof RULES = [
  ['directive', /[ก-๎](?=\ufffc)/gu, 'after'],
  ['directive', /(?<=\ufffc)[ก-๎]/gu, 'before'],
]

/** Whether a figure ends in the name of its unit, which is Thai: a space after it would end the clause. */
function endsInUnit({ directiveAt }: Passage, index: number): boolean {
  const directive = directiveAt?.(index)
  return directive?.name === 'value' && namedFigures.get(labelOf(directive) ?? '')?.kind === 'quantity'
}

/** Whether the character at an index replaces Markdown that is not a directive, such as HTML, so that no text is next to it. */
const isMarkup = ({ text, directiveAt }: Passage, index: number): boolean =>
  text[index] === OBJECT_REPLACEMENT && directiveAt !== undefined && directiveAt(index) === undefined

/** Thai has spaces around ๆ, and next to Latin letters and figures. */
export const thaiSpacing: Check = defineTextCheck<Code>({
  id: 'thai-spacing',
  severity: 'error',
  description: 'Thai: a space before and after ๆ, and between Thai and Latin letters, digits or figures',
  excusable: true,
  locales: ['th'],
  codes: ['mai-yamok', 'latin', 'directive'],
  examples: {
    good: [
      { th: 'สิ่งอื่น ๆ และต่าง ๆ (AC) ทอย d20 ได้ 60% ขึ้นไป' },
      { th: 'ให้โบนัส :value[half-cover-bonus] แก่[ระดับการป้องกัน](rule:armor-class)หรือ' },
      { th: 'ต่อทุก :value[falling-distance-per-die]ที่ตกลงมา' },
      { files: { 'strings/th/site.json': '{ "a": "ต้องเป็น{{type}}ที่" }' } },
      { th: 'สิ่งมีชีวิต<i>อื่น</i>อยู่ ต่าง <i>ๆ</i>' },
    ],
    bad: [
      { th: 'อื่นๆ และ', code: 'mai-yamok', fixed: { th: 'อื่น ๆ และ' } },
      { th: 'อื่น ๆและ', code: 'mai-yamok', fixed: { th: 'อื่น ๆ และ' } },
      { th: 'ทอยd20 ลูก', code: 'latin', fixed: { th: 'ทอย d20 ลูก' } },
      { th: 'สูงสุด 10นาที', code: 'latin', fixed: { th: 'สูงสุด 10 นาที' } },
      { th: 'ทอย:dice[1d20]', code: 'directive', fixed: { th: 'ทอย :dice[1d20]' } },
      {
        th: 'บวก :value[half-cover-bonus]แก่ AC',
        code: 'directive',
        fixed: { th: 'บวก :value[half-cover-bonus] แก่ AC' },
      },
    ],
  },
  *find(passage) {
    for (const [code, pattern, side] of isBody(passage) ? [...RULES, ...BODY_RULES] : RULES) {
      yield* findAll(passage, pattern, ({ 0: sign, index }) => {
        if (isMarkup(passage, side === 'before' ? index - 1 : index + 1)) return undefined
        if (side === 'before' && endsInUnit(passage, index - 1)) return undefined
        return {
          code,
          instead: side === 'before' ? ` ${sign}` : `${sign} `,
          values: { got: passage.text.slice(Math.max(0, index - 4), index + 5).replace(/\ufffc/g, '…') },
        }
      })
    }
  },
})
