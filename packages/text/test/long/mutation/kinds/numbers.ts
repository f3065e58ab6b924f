import { LOCALES, type Locale } from '../../../../src/language/locale.ts'
import type { Kind } from '../fault.ts'
import { type Instead, inWords } from '../material.ts'
import type { Random } from '../random.ts'

const TRANSLATIONS: readonly Locale[] = ['zh', 'th']

/** Numbers in digits, not in notation such as d20 or 2d6. */
const FIGURE = /(?<![\d.dD])\d+(?![\dd])/g

/** Replaces one digit by another. */
const otherDigit = (text: string, random: Random): string => {
  const at = random.below(text.length)
  const now = (Number(text[at]) + 1 + random.below(9)) % 10
  return text.slice(0, at) + String(now) + text.slice(at + 1)
}

const table =
  (pairs: Readonly<Record<string, string>>): Instead =>
  ([word]) =>
    pairs[word]

const ENGLISH_WORDS = { two: 'three', three: 'four', one: 'two', twice: 'once', Two: 'Three', half: 'a third' }
const CHINESE_WORDS = { 两: '三', 三: '四', 一: '两', 二: '五' }
const THAI_WORDS = { สอง: 'สาม', สาม: 'สี่', หนึ่ง: 'สอง', ครึ่ง: 'หนึ่งในสาม' }

const ENGLISH_UNITS = { feet: 'miles', hours: 'minutes' }
const CHINESE_UNITS = { 尺: '里', 小时: '分钟' }
const THAI_UNITS = { ฟุต: 'ไมล์', ชั่วโมง: 'นาที' }

/** Changed numbers, signs and units. */
export const numbers: readonly Kind[] = [
  {
    id: 'digit changed',
    group: 'numbers',
    faults: inWords(LOCALES, FIGURE, ([text], random) => otherDigit(text, random)),
  },
  {
    id: 'digit dropped',
    group: 'numbers',
    faults: inWords(TRANSLATIONS, /(?<![\d.dD])\d{2,}(?![\dd])/g, ([text]) => text.slice(1)),
  },
  { id: 'zero added', group: 'numbers', faults: inWords(TRANSLATIONS, FIGURE, ([text]) => `${text}0`) },
  { id: 'number dropped', group: 'numbers', faults: inWords(TRANSLATIONS, /(?<![\d.dD])[+]?\d+%?(?![\dd])/g, '') },
  { id: 'sign turned', group: 'numbers', faults: inWords(TRANSLATIONS, /[+](?=\d)/g, '−') },
  { id: 'sign dropped', group: 'numbers', faults: inWords(TRANSLATIONS, /[+−](?=\d)/g, '') },
  { id: 'percent sign dropped', group: 'numbers', faults: inWords(TRANSLATIONS, /(?<=\d)%/g, '') },
  { id: 'percent sign added', group: 'numbers', faults: inWords(TRANSLATIONS, /(?<=\bAC ?\d{2})(?!\d)/g, '%') },
  {
    id: 'figure said twice',
    group: 'numbers',
    faults: inWords(TRANSLATIONS, /(?<![\d.dD+])\d+(?![\dd%])/g, ([text]) => `${text}，${text}`),
  },
  {
    id: 'English number word changed',
    group: 'number words',
    faults: inWords(['en'], /\b(?:two|three|one|twice|Two|half)\b/g, table(ENGLISH_WORDS)),
  },
  {
    id: 'Chinese number word changed',
    group: 'number words',
    faults: inWords(['zh'], /[两三](?=[颗次个项种])|一(?=[颗次])|(?<=第)二/g, table(CHINESE_WORDS)),
  },
  {
    id: 'Thai number word changed',
    group: 'number words',
    faults: inWords(
      ['th'],
      /(?:สอง|สาม)(?=ลูก|ครั้ง|อย่าง|ราย|ฝั่ง|เท่า)|หนึ่ง(?=ลูก|ครั้ง)|(?<=ลูก|ครั้ง)(?:หนึ่ง|สอง|สาม)/g,
      table(THAI_WORDS),
    ),
  },
  {
    id: 'English unit changed',
    group: 'numbers',
    faults: inWords(['en'], /\b(?:feet|hours)\b/g, table(ENGLISH_UNITS)),
  },
  { id: 'Chinese unit changed', group: 'numbers', faults: inWords(['zh'], /尺|小时/g, table(CHINESE_UNITS)) },
  { id: 'Thai unit changed', group: 'numbers', faults: inWords(['th'], /ฟุต|ชั่วโมง/g, table(THAI_UNITS)) },
  {
    id: 'two numbers swapped',
    group: 'numbers',
    faults: inWords(
      TRANSLATIONS,
      /(?<![\d.dD+])(\d+)(%?)(?![\dd])([^\d]{1,12}?)(?<![dD+])(\d+)(%?)(?![\dd])/g,
      ([, a, b, between, c, d]) =>
        a === c || b !== d || /[和与×กับและหรือ或]/.test(between ?? '') ? undefined : `${c}${b}${between}${a}${d}`,
    ),
  },
  {
    id: 'Thai digits',
    group: 'numbers',
    faults: inWords(['th'], FIGURE, ([text]) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0x0e50 + Number(digit))),
    ),
  },
  {
    id: 'full-width digits',
    group: 'numbers',
    faults: inWords(['zh'], FIGURE, ([text]) =>
      text.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
    ),
  },
]
