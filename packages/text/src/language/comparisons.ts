import type { ByLocale } from './locale.ts'

/** The words of one direction of a comparison, and those of the opposite. */
export type Opposites = readonly [one: RegExp, opposite: RegExp]

/** A negation in the same clause before a comparison, which reverses it: “can’t be more than”. */
const NOT_EN = String.raw`(?:(?:\b(?:not|never|none|nobody|rarely|without)|n’t)(?: [\w’\ufffc-]+){0,14}|\bno(?: \w+ (?:can|may|must|be|is|goes|falls))?(?: be)?) `
const NOT_ZH = '(?:[不未没]|很少)[^，。；：、]{0,10}'
/** In Thai a negation is before the comparison, or after it at the end of the clause. */
const NOT_TH = '(?:ไม่(?:ให้|เคย|ควร|อาจ|มี[^ ]{0,60})?|ห้าม[^ ]{0,20})'
const NOT_AFTER_TH = '(?=(?:[^ ]{0,30} ?\ufffc ?)?[^ ]{0,30}ไม่ได้)'

/** “Above 18” compares; “favor from above” does not. */
const BEFORE_AMOUNT_EN = String.raw`(?= (?:\ufffc|\d|(?:half|the|its?|your|this|that)\b))`
const MORE_EN = String.raw`\b(?:(?:more|better) than|greater|higher|larger|longer|farther|exceed(?:s|ing)?|beats?|past|(?:above|beyond)${BEFORE_AMOUNT_EN})\b`
const LESS_EN = String.raw`\b(?:less|fewer|lower|smaller|shorter|nearer|stays? within|below${BEFORE_AMOUNT_EN})\b`
const MORE_ZH = '(?:超过|超出|大于|高于|多于|不止)'
const LESS_ZH = '(?:少于|低于|小于|不足)'
const MORE_TH = '(?:มากกว่า|สูงกว่า|ใหญ่กว่า|นานกว่า|ไกลกว่า|ยาวกว่า|(?<!ส่วน)เกิน(?!ไป))'
const LESS_TH = '(?:น้อยกว่า|ต่ำกว่า|เล็กกว่า|สั้นกว่า|ใกล้กว่า)'

const words = (...sources: readonly string[]): RegExp => new RegExp(sources.join('|'), 'giu')

/** The comparisons of amounts: more and less. */
const AMOUNTS: ByLocale<Opposites> = {
  en: [
    words(String.raw`\b(?:at least|or more)\b`, `(?<!${NOT_EN})${MORE_EN}`, `(?<=${NOT_EN})${LESS_EN}`),
    words(
      String.raw`\b(?:at most|(?<!is )up to(?! the GM| you))\b`,
      `(?<!${NOT_EN})${LESS_EN}`,
      `(?<=${NOT_EN})${MORE_EN}`,
    ),
  ],
  zh: [
    words(
      '至少|最少|或更[高多大长远]|(?<=[\\d\ufffc级尺岁点天人颗个])以上',
      `(?<!${NOT_ZH})${MORE_ZH}`,
      `(?<=${NOT_ZH})${LESS_ZH}`,
    ),
    words(
      '至多|最多|或更[低少小短近]|(?<=[\\d\ufffc级尺岁点天人颗个])以[下内]',
      `(?<!${NOT_ZH})${LESS_ZH}`,
      `(?<=${NOT_ZH})${MORE_ZH}`,
    ),
  ],
  th: [
    words('อย่างน้อย|อย่างต่ำ|ขึ้นไป', `(?<!${NOT_TH})${MORE_TH}(?!.{0,30}ไม่ได้)`, `(?<=${NOT_TH})${LESS_TH}`),
    words(
      'อย่างมาก|ลงไป|ลงมา',
      `(?<!${NOT_TH})${LESS_TH}`,
      `(?<=${NOT_TH})${MORE_TH}`,
      `(?<!${NOT_TH})${MORE_TH}${NOT_AFTER_TH}`,
    ),
  ],
}

/** The comparisons of points in time: before and after. */
const TIMES: ByLocale<Opposites> = {
  en: [words(String.raw`\bbefore\b`), words(String.raw`\b(?<!until )after\b`)],
  zh: [words('之前'), words('之后')],
  th: [words('(?<!มา|ออก|ไป)ก่อน'), words('(?<!ด้าน|ข้าง|เบื้อง|ที|ไป)หลัง(?!คา|เป็น|จากนั้น)')],
}

/** The comparisons that translations must have in the same direction as the English. */
export const COMPARISONS: readonly ByLocale<Opposites>[] = [AMOUNTS, TIMES]
