import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { type Found, findAll, type Passage } from './passages/passage.ts'

type Code = 'sara-ae' | 'sara-am' | 'tone-order' | 'double-mark' | 'lone-mark'

/** Vowels and marks above and below. */
const VOWEL = '\\u0e31\\u0e34-\\u0e3a\\u0e47\\u0e4c-\\u0e4e'
const TONE = '\\u0e48-\\u0e4b'
const MARK = `${VOWEL}${TONE}\\u0e4d`
const CONSONANT = 'ก-ฮฤฦ'

/** Sequences that look right but are wrong, which no search finds, with replacements as in `String.replace`. */
const RULES: readonly (readonly [code: Code, pattern: RegExp, instead?: string])[] = [
  ['sara-ae', /เเ/gu, 'แ'],
  ['sara-am', new RegExp(`\\u0e4d([${TONE}]?)า`, 'gu'), '$1ำ'],
  ['sara-am', new RegExp(`([${TONE}])\\u0e4dา`, 'gu'), '$1ำ'],
  ['tone-order', new RegExp(`([${TONE}])([${VOWEL}])`, 'gu'), '$2$1'],
  ['tone-order', new RegExp(`ำ([${TONE}])`, 'gu'), '$1ำ'],
  ['double-mark', new RegExp(`([${MARK}ะาำเโใไ])\\1+`, 'gu'), '$1'],
  ['double-mark', new RegExp(`[${TONE}]{2,}|[\\u0e31\\u0e34-\\u0e39]{2,}`, 'gu')],
  ['lone-mark', new RegExp(`(?<![${CONSONANT}${MARK}])[${MARK}]+`, 'gu')],
  ['lone-mark', new RegExp(`(?<![${CONSONANT}${MARK}า])[ะำ]|(?<![${CONSONANT}${MARK}])า`, 'gu')],
  ['lone-mark', new RegExp(`[เแโใไ](?![${CONSONANT}])`, 'gu')],
]

/** The objections to a passage. */
export function* misspeltCharacters(passage: Passage): Iterable<Found<Code>> {
  const taken = new Set<number>()
  for (const [code, pattern, instead] of RULES) {
    for (const found of findAll(passage, pattern, ({ 0: match }) => {
      if (instead === undefined) return { code }
      const written = match.replace(new RegExp(pattern.source, 'u'), instead)
      return { code, instead: written, values: { expected: written } }
    })) {
      const touched = Array.from({ length: found.end - found.start }, (_, index) => found.start + index)
      if (touched.some((index) => taken.has(index))) continue
      for (const index of touched) taken.add(index)
      yield found
    }
  }
}

/** Thai has the right characters in the right order. */
export const thaiOrthography: Check = defineTextCheck<Code>({
  id: 'thai-orthography',
  severity: 'error',
  description: 'Thai: แ and ำ as one character, tone marks after vowels, no mark doubled or without a consonant',
  locales: ['th'],
  codes: ['sara-ae', 'sara-am', 'tone-order', 'double-mark', 'lone-mark'],
  examples: {
    good: [{ th: 'แต่ละน้ำหนัก ที่นี่ เพราะเกาะแกะ ฤๅษี ทฤษฎี ก็ได้ สิทธิ์ เปอร์เซ็นต์ ต่าง ๆ' }],
    bad: [
      { th: 'เเต่', code: 'sara-ae', fixed: { th: 'แต่' } },
      { th: 'ทํา', code: 'sara-am', fixed: { th: 'ทำ' } },
      { th: 'นํ้า', code: 'sara-am', fixed: { th: 'น้ำ' } },
      { th: 'ท่ีนี่', code: 'tone-order', fixed: { th: 'ที่นี่' } },
      { th: 'นำ้', code: 'tone-order', fixed: { th: 'น้ำ' } },
      { th: 'ทุุก', code: 'double-mark', fixed: { th: 'ทุก' } },
      { th: 'ได่้', code: 'double-mark' },
      { th: 'ทอย ่', code: 'lone-mark' },
      { th: 'ะทอย', code: 'lone-mark' },
      { th: 'ทอยเ ลูก', code: 'lone-mark' },
    ],
  },
  find: misspeltCharacters,
})
