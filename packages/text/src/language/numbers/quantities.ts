import type { Locale } from '../locale.ts'
import { OBJECT_REPLACEMENT } from '../object-character.ts'
import { figuresOf } from './figures.ts'
import { numberWords } from './number-words.ts'

/** A number with its unit, such as `5 feet`. A directive before a unit counts as a number. */
export interface Quantity {
  /** the same in all languages: `5 feet`, `1d4 hours`, `\ufffc hours` */
  readonly value: string
  /** whether a translation must have it; false for “an hour”, which another language may say without a number */
  readonly isRequired: boolean
}

/** The forms of each unit after a number. */
const UNITS: Readonly<Record<Locale, readonly (readonly [unit: string, forms: string])[]>> = {
  en: [
    ['feet', 'feet|foot|ft\\b\\.?'],
    ['miles', 'miles?'],
    ['inches', 'inch(?:es)?'],
    ['yards', 'yards?'],
    ['squares', 'squares?'],
    ['pounds', 'pounds?|lbs?\\b\\.?'],
    ['ounces', 'ounces?'],
    ['tons', 'tons?'],
    ['gallons', 'gallons?'],
    ['pints', 'pints?'],
    ['seconds', 'seconds?'],
    ['minutes', 'minutes?'],
    ['hours', 'hours?'],
    ['days', 'days?'],
    ['weeks', 'weeks?'],
    ['months', 'months?'],
    ['years', 'years?'],
    ['rounds', 'rounds?'],
    ['turns', 'turns?'],
    ['platinum', 'platinum pieces?|PP'],
    ['gold', 'gold pieces?|GP'],
    ['electrum', 'electrum pieces?|EP'],
    ['silver', 'silver pieces?|SP'],
    ['copper', 'copper pieces?|CP'],
  ],
  zh: [
    ['feet', '英?尺'],
    ['miles', '英里|里(?![面边外头程])|哩'],
    ['inches', '英?寸'],
    ['yards', '码'],
    ['squares', '方?格'],
    ['pounds', '磅'],
    ['ounces', '盎司'],
    ['tons', '吨'],
    ['gallons', '加仑'],
    ['pints', '品脱'],
    ['seconds', '秒'],
    ['minutes', '分钟'],
    ['hours', '个?小时'],
    ['days', '天|日(?!期)'],
    ['weeks', '周|个?星期'],
    ['months', '个?月'],
    ['years', '(?<!\\d{4})年'],
    ['rounds', '轮'],
    ['turns', '个?回合'],
    ['platinum', '枚?(?:白金币|铂金币)|PP'],
    ['electrum', '枚?(?:银金币|琥珀金币)|EP'],
    ['gold', '枚?金币|GP'],
    ['silver', '枚?银币|SP'],
    ['copper', '枚?铜币|CP'],
  ],
  th: [
    ['feet', 'ฟุต'],
    ['miles', 'ไมล์'],
    ['inches', 'นิ้ว'],
    ['yards', 'หลา'],
    ['squares', 'ช่อง'],
    ['pounds', 'ปอนด์'],
    ['ounces', 'ออนซ์'],
    ['tons', 'ตัน'],
    ['gallons', 'แกลลอน'],
    ['pints', 'ไพนต์'],
    ['seconds', 'วินาที'],
    ['minutes', 'นาที'],
    ['hours', 'ชั่วโมง'],
    ['days', 'วัน'],
    ['weeks', 'สัปดาห์'],
    ['months', 'เดือน'],
    ['years', 'ปี(?!ศาจ)'],
    ['rounds', 'รอบ'],
    ['turns', 'เทิร์น'],
    ['platinum', 'เหรียญแพลทินัม|PP'],
    ['gold', 'เหรียญทอง|GP'],
    ['electrum', 'เหรียญอิเล็กตรัม|EP'],
    ['silver', 'เหรียญเงิน|SP'],
    ['copper', 'เหรียญทองแดง|CP'],
  ],
}

const PATTERNS = Object.fromEntries(
  Object.entries(UNITS).map(([locale, units]) => [
    locale,
    units.map(
      ([unit, forms]) => [unit, new RegExp(`[\\s-]?(?:${forms})${locale === 'en' ? '\\b' : ''}`, 'iy')] as const,
    ),
  ]),
)

/**
 * The unit right after a number in a text.
 *
 * @param end - the end of the number
 * @example
 * unitAfter('10-foot', 2, 'en') // => 'feet'
 * unitAfter('10 turns', 2, 'zh') // => undefined
 */
export function unitAfter(text: string, end: number, locale: Locale): string | undefined {
  let longest = 0
  let found: string | undefined
  for (const [unit, pattern] of PATTERNS[locale] ?? []) {
    pattern.lastIndex = end
    const length = pattern.exec(text)?.[0].length ?? 0
    if (length > longest) [longest, found] = [length, unit]
  }
  return found
}

const ONE: Readonly<Record<Locale, RegExp>> = { en: /\b(?:an?|one)(?= )/gi, zh: /一/g, th: /หนึ่ง/g }

/**
 * The numbers with a unit in a text.
 *
 * @param numbers - the numbers of the text, if they are known
 * @example
 * quantities('within 5 feet for two hours', 'en').map(({ value }) => value) // => ['5 feet', '2 hours']
 * quantities('5尺内，两小时', 'zh').map(({ value }) => value) // => ['5 feet', '2 hours']
 */
export function quantities(
  text: string,
  locale: Locale,
  numbers: readonly { readonly value: string; readonly end: number }[] = [
    ...figuresOf(text),
    ...numberWords(text, locale),
  ],
): Quantity[] {
  const objects = Array.from(text.matchAll(new RegExp(OBJECT_REPLACEMENT, 'g')), ({ index }) => ({
    value: OBJECT_REPLACEMENT,
    end: index + 1,
  }))
  const ones = Array.from(text.matchAll(ONE[locale]), ({ 0: { length }, index }) => ({
    value: '1',
    end: index + length,
  }))
  const owed = [...numbers, ...objects]
  const read = (isRequired: boolean, { value, end }: { readonly value: string; readonly end: number }): Quantity[] => {
    const unit = unitAfter(text, end, locale)
    return unit === undefined ? [] : [{ value: `${value} ${unit}`, isRequired }]
  }
  return [...owed.flatMap((one) => read(true, one)), ...ones.flatMap((one) => read(false, one))]
}

/**
 * Units whose words rarely mean anything else. 变小时 is “when it shrinks”, 标尺 a ruler. Seconds may mean “moments”.
 */
const UNIT_NAMES: readonly (readonly [unit: string, forms: Readonly<Record<Locale, RegExp>>])[] = [
  ['feet', { en: /feet|foot|\bft\b/i, zh: /(?<![标直卷皮卡戒例咫])尺(?![寸码度子规])/, th: /ฟุต/ }],
  ['miles', { en: /mile/i, zh: /英里|哩/, th: /ไมล์/ }],
  ['pounds', { en: /pound|\blb/i, zh: /磅(?![礴秤])/, th: /ปอนด์/ }],
  ['gallons', { en: /gallon/i, zh: /加仑/, th: /แกลลอน/ }],
  ['minutes', { en: /minute/i, zh: /分钟/, th: /(?<!วิ)นาที/ }],
  ['hours', { en: /hour/i, zh: /(?<![变缩减大较更最])小时(?!候)/, th: /ชั่วโมง/ }],
]

/**
 * The units that a text names, with or without a number.
 *
 * @example
 * unitsNamed('for each hour past 8', 'en') // => ['hours']
 * unitsNamed('每多1小时', 'zh') // => ['hours']
 */
export const unitsNamed = (text: string, locale: Locale): string[] =>
  UNIT_NAMES.flatMap(([unit, forms]) => (text.search(forms[locale]) === -1 ? [] : [unit]))
