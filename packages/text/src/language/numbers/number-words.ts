import type { Locale } from '../locale.ts'

/**
 * A number in words: an integer from 2, a fraction such as `1/2`, `double`, or `both`. “One” is left out, because the
 * word has too many other uses in all three languages.
 */
export interface NumberWord {
  readonly value: string
  readonly start: number
  readonly end: number
}

/** A pattern, and the value of its matches. */
type NumberPattern = readonly [pattern: RegExp, value: string | ((match: RegExpExecArray) => string | undefined)]

const ENGLISH: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const HAN: Readonly<Record<string, number>> = {
  零: 0,
  一: 1,
  二: 2,
  两: 2,
  三: 3,
  四: 4,
  五: 5,
  六: 6,
  七: 7,
  八: 8,
  九: 9,
}
const HAN_PLACES: Readonly<Record<string, number>> = { 十: 10, 百: 100, 千: 1000 }

const THAI: Readonly<Record<string, number>> = {
  หนึ่ง: 1,
  เอ็ด: 1,
  สอง: 2,
  สาม: 3,
  สี่: 4,
  ห้า: 5,
  หก: 6,
  เจ็ด: 7,
  แปด: 8,
  เก้า: 9,
}

/**
 * The value of a number in Han numerals, up to 9,999.
 *
 * @example
 * hanNumber('三百二十') // => 320
 * hanNumber('十二') // => 12
 *
 * @internal
 */
export function hanNumber(text: string): number {
  let total = 0
  let digit: number | undefined
  for (const character of text) {
    const place = HAN_PLACES[character]
    if (place === undefined) digit = HAN[character]
    else {
      total += (digit ?? 1) * place
      digit = undefined
    }
  }
  return total + (digit ?? 0)
}

/**
 * The value of a number in Thai words, up to 99.
 *
 * @example
 * thaiNumber('สิบสอง') // => 12
 * thaiNumber('ยี่สิบเอ็ด') // => 21
 *
 * @internal
 */
export function thaiNumber(text: string): number {
  const [tens, ones] = text.includes('สิบ') ? text.split('สิบ') : [undefined, text]
  return (tens === undefined ? 0 : (tens === 'ยี่' ? 2 : (THAI[tens] ?? 1)) * 10) + (THAI[ones ?? ''] ?? 0)
}

const oneOf = (words: Readonly<Record<string, number>>): string => Object.keys(words).join('|')

const fraction = (numerator: number, denominator: number): string => `${numerator}/${denominator}`

const DENOMINATORS: Readonly<Record<string, number>> = {
  half: 2,
  halves: 2,
  third: 3,
  quarter: 4,
  fourth: 4,
  fifth: 5,
  tenth: 10,
}

const ENGLISH_ORDINALS = [
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'thirteenth',
  'fourteenth',
  'fifteenth',
  'sixteenth',
  'seventeenth',
  'eighteenth',
  'nineteenth',
  'twentieth',
]

const THAI_NUMBER = `(?:ยี่|${oneOf(THAI)})?สิบ(?:${oneOf(THAI)})?|${oneOf(THAI)}`

/**
 * Thai words that start with a number word but are not numbers, except ห้ามี (“five have”) and สิบโทรลล์ (“ten trolls”), which
 * are.
 */
const THAI_WORDS = [
  'เสี่ยง?|สาม(?:ารถ|านย์|ี|ัญ|ัคคี|ง่าม|เณร|ล้อ(?!ม))|ห้า[มง](?![ะ-ฺ็-์]|อนสเตอร์)|ห้าวหาญ|เก้าอี้|สี่แยก|สิบ(?:เอก|ตรี|โท(?!ร))',
  '(?:สาม|สี่|ห้า|หก|แปด)เหลี่ยม|หก(?:ล้ม|คะเมน|เลอะ|กระเซ็น)|แปดเปื้อน|โกหก|โหก|ตระหก',
].join('|')

/**
 * Ordinals, except “one-fifth” (a fraction), 第二天 (usually “the next day”), 第三天 (“the day after”) and 第二个 (“another
 * one”).
 */
const ORDINALS: Readonly<Record<Locale, RegExp>> = {
  en: new RegExp(`(?<!\\b(?:one|two|three|four)[ -])\\b(${ENGLISH_ORDINALS.join('|')})\\b`, 'gi'),
  zh: /第(?!二[天个]|三天)([一二三四五六七八九十百千]+)/g,
  th: new RegExp(`ที่(?!หนึ่ง|${THAI_WORDS})(?=(${THAI_NUMBER}))\\1(?!เท่า|ส่วน)`, 'g'),
}

/** The number words of each language; the first pattern that matches at an index wins. */
const NUMBER_PATTERNS: Readonly<Record<Locale, readonly NumberPattern[]>> = {
  en: [
    [
      /\b(one|two|three|four|five)[ -](half|third|quarter|fourth|fifth|tenth)s?\b/gi,
      ([, numerator = '', denominator = '']) =>
        fraction(ENGLISH[numerator.toLowerCase()] ?? 1, DENOMINATORS[denominator.toLowerCase()] ?? 2),
    ],
    [/\bhal(?:f(?!-(?:elf|elves|orc)\b)|ves?|ved|ving)\b/gi, '1/2'],
    [/\bquarter(?:ed)?\b/gi, '1/4'],
    [/\bdoubl(?:e|es|ed|ing)\b/gi, 'double'],
    [/\b(?:either|both|neither) of (?:the |your |its )?two\b/gi, '2'],
    [/\b(?:both|either|neither|second|pair|couple|two-handed)\b/gi, 'both'],
    [/\btwice\b/gi, '2'],
    [/\bthrice\b/gi, '3'],
    [
      new RegExp(`\\b(?:(twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)-)?(${oneOf(ENGLISH)})\\b`, 'gi'),
      ([, tens = '', ones = '']) => String((ENGLISH[tens.toLowerCase()] ?? 0) + (ENGLISH[ones.toLowerCase()] ?? 0)),
    ],
  ],
  zh: [
    [
      /第[一二三四五六七八九十百千]+|三叉|十分(?![之钟])|万一|再三|三思|四周|四处|四面|八方|两回事|[十百]位|百分(?:骰|比|率|之几)|四肢|三角|五官|一五一十|千万(?![\d])|百科|十足|四方形|正方|六边/g,
      () => undefined,
    ],
    [
      /([一二三四五六七八九十]+)分之([一二两三四五六七八九十]+)/g,
      ([, denominator = '', numerator = '']) => fraction(hanNumber(numerator), hanNumber(denominator)),
    ],
    [/百分之[一二三四五六七八九十百]+/g, () => undefined],
    [/减半|折半|一半|大半|小半|半数|(?<!多)半(?![径空透路夜天]|身人|精灵|兽人|位面|神)/g, '1/2'],
    [/加倍|翻倍|双倍|(?:两|二|2)倍/g, 'double'],
    [/两者|二者|两颗都|双方|两[项个种件]都|双手|一对|俩|另一|第二/g, 'both'],
    [
      /[一二两三四五六七八九十百千]+/g,
      ([match]) => {
        const value = hanNumber(match)
        return value > 1 ? String(value) : undefined
      },
    ],
  ],
  th: [
    [new RegExp(THAI_WORDS, 'g'), () => undefined],
    [ORDINALS.th, () => undefined],
    [
      /(หนึ่ง|สอง|สาม|สี่|ห้า)(?:ส่วน|ใน)(สอง|สาม|สี่|ห้า|หก|เจ็ด|แปด|เก้า|สิบ)(?:ส่วน)?/g,
      ([, numerator = '', denominator = '']) => fraction(thaiNumber(numerator), thaiNumber(denominator)),
    ],
    [/เศษหนึ่งส่วนสอง|ครึ่ง(?:หนึ่ง|เดียว)?|กึ่งหนึ่ง|หารสอง|หาร\S{0,60}?ด้วยสอง/g, '1/2'],
    [/สองเท่า|2 เท่า|เท่าตัว|คูณสอง|คูณ\S{0,60}?ด้วยสอง|ทวีคูณ/g, 'double'],
    [/ทั้งคู่|ทั้งสอง|คู่หนึ่ง|อีกหนึ่ง/g, 'both'],
    [
      new RegExp(THAI_NUMBER, 'g'),
      ([match]) => {
        const value = thaiNumber(match)
        return value > 1 ? String(value) : undefined
      },
    ],
  ],
}

/**
 * The number words in a text.
 *
 * @example
 * numberWords('two d20s, three-quarters or half', 'en').map(({ value }) => value) // => ['2', '3/4', '1/2']
 * numberWords('六颗骰子，四分之三，加倍', 'zh').map(({ value }) => value) // => ['6', '3/4', 'double']
 * numberWords('สามารถทอยสองลูก', 'th').map(({ value }) => value) // => ['2']
 */
export function numberWords(text: string, locale: Locale): NumberWord[] {
  const found: NumberWord[] = []
  let rest = text
  for (const [pattern, value] of NUMBER_PATTERNS[locale]) {
    if (rest.search(pattern) === -1) continue
    for (const match of rest.matchAll(pattern)) {
      const read = typeof value === 'string' ? value : value(match)
      if (read !== undefined) found.push({ value: read, start: match.index, end: match.index + match[0].length })
    }
    rest = rest.replace(pattern, (match) => ' '.repeat(match.length))
  }
  return found.sort((a, b) => a.start - b.start)
}

const ORDINAL_VALUE: Readonly<Record<Locale, (word: string) => number>> = {
  en: (word) => ENGLISH_ORDINALS.indexOf(word.toLowerCase()) + 2,
  zh: hanNumber,
  th: thaiNumber,
}

/**
 * The ordinals of a text, from the second up, as numbers.
 *
 * @example
 * ordinals('the second goblin, one-fifth of it', 'en') // => ['2']
 * ordinals('第十二名强盗', 'zh') // => ['12']
 * ordinals('ก๊อบลินตัวที่สามที่สามารถโจมตี', 'th') // => ['3']
 */
export const ordinals = (text: string, locale: Locale): string[] =>
  Array.from(text.matchAll(ORDINALS[locale]), ([, word = '']) => ORDINAL_VALUE[locale](word))
    .filter((value) => value > 1)
    .map(String)
