import type { Check } from './framework/check.ts'
import { defineTextCheck, isBody } from './framework/text-check.ts'
import type { Found, Passage } from './passages/passage.ts'

type Code = 'half-width' | 'ellipsis' | 'dash' | 'doubled'

const FULL_WIDTH: Readonly<Record<string, string>> = {
  ',': '，',
  '.': '。',
  ':': '：',
  ';': '；',
  '?': '？',
  '!': '！',
  '(': '（',
  ')': '）',
  '｡': '。',
  '､': '、',
  '｢': '“',
  '｣': '”',
}

const HAN = '[\\p{Script=Han}，。：；！？、（）“”‘’《》…]'

/** Half-width punctuation after or before Han; a full stop also at the end, but not in a number. */
const SIGNS = [
  `(?<=${HAN})[,:;?!()](?!\\/)`,
  `[,:;?!()](?=${HAN})`,
  `(?<=[\\p{Script=Han}）”\\ufffc])\\.(?![\\w.])`,
  `\\.(?=\\s?\\p{Script=Han})`,
  '(?<=\\ufffc)[,;?!](?=\\ufffc| |$)',
  '(?<=\\d),(?=\\d)(?!\\d{3}(?!\\d))',
  '[｡､｢｣]',
]
const HALF_WIDTH = new RegExp(SIGNS.join('|'), 'gu')
/** In the body of an entry, `\ufffc` is a directive and counts as Han. */
const HALF_WIDTH_IN_BODY = new RegExp(
  [
    ...SIGNS,
    '(?<=\\ufffc):(?=\\ufffc| |$)',
    '(?<=[A-Za-z]),(?=\\w)',
    '(?<=\\w),(?=[A-Za-z])',
    ',(?=\\s)',
    '(?<=[\\w%])\\.$',
  ].join('|'),
  'gu',
)
const BRACKETS = /\(([^()\n]*)\)/gu
const HAN_SIGN = /\p{Script=Han}/u

/** Half-width brackets with Han next to or inside them; both of a pair must be full-width. */
function* brackets({ text, kind }: Passage): Iterable<Found<Code>> {
  for (const { 0: match, 1: inside = '', index } of text.matchAll(BRACKETS)) {
    const around = (text[index - 1] ?? '') + inside + (text[index + match.length] ?? '')
    const isFormula = kind === 'string' && /\d/.test(inside) && !HAN_SIGN.test(inside)
    if (isFormula || !HAN_SIGN.test(around)) continue
    yield { code: 'half-width', start: index, end: index + 1, instead: '（', values: { expected: '（' } }
    const end = index + match.length
    yield { code: 'half-width', start: end - 1, end, instead: '）', values: { expected: '）' } }
  }
}

function* halfWidth(passage: Passage): Iterable<Found<Code>> {
  for (const { 0: sign, index } of passage.text.matchAll(
    isBody(passage) || passage.kind === 'summary' ? HALF_WIDTH_IN_BODY : HALF_WIDTH,
  )) {
    const expected = FULL_WIDTH[sign] ?? sign
    if (sign !== '(' && sign !== ')') {
      yield { code: 'half-width', start: index, end: index + 1, instead: expected, values: { expected } }
    }
  }
}

const OTHERS = [
  [
    'ellipsis',
    /(?<=\p{Script=Han})(?:\.{2,}|。{2,})|(?<!…)…(?!…)(?=$|\p{Script=Han}|[。，）”])(?<=\p{Script=Han}…)/gu,
    '……',
  ],
  ['dash', /-{2,}(?![a-z]{2})|(?<=[\p{Script=Han}）”])(?<!—)—(?!—)(?=[\p{Script=Han}（“])/gu, '——'],
  ['doubled', /([，。：；！？、])\1+/gu, '$1'],
] as const

/** Two punctuation marks in a row; only a person can tell which one is right. */
const BESIDE_EACH_OTHER = /([，。：；、])(?!\1)[，。：；、]/gu

/** Punctuation next to Han is full-width, an ellipsis has six dots, and a dash has two characters. */
export const chinesePunctuation: Check = defineTextCheck<Code>({
  id: 'chinese-punctuation',
  severity: 'error',
  description: 'Chinese: full-width punctuation beside Han, …… and —— in full length, no doubled punctuation',
  excusable: true,
  locales: ['zh'],
  codes: ['half-width', 'ellipsis', 'dash', 'doubled'],
  examples: {
    good: [
      { zh: '你的AC获得+2加值（见3:30），1,500尺。' },
      { zh: '为了……而掷骰——不掷也行。' },
      { zh: '**示例**：2.5尺，Half Cover (AC) 15' },
      { en: 'Roll, then add.', th: 'ทอย, แล้วบวก' },
    ],
    bad: [
      { zh: '墙壁,树木', code: 'half-width', fixed: { zh: '墙壁，树木' } },
      { zh: '难度等级:DC 15', code: 'half-width', fixed: { zh: '难度等级：DC 15' } },
      { zh: '掷d20, 10为成功。', code: 'half-width' },
      { zh: '掷骰.', code: 'half-width', fixed: { zh: '掷骰。' } },
      { zh: '掷骰｡', code: 'half-width', fixed: { zh: '掷骰。' } },
      { zh: '掷d20.取较高的', code: 'half-width', fixed: { zh: '掷d20。取较高的' } },
      { zh: ':dice[1d20],:dice[1d4]', code: 'half-width', fixed: { zh: ':dice[1d20]，:dice[1d4]' } },
      { zh: '为了...', code: 'ellipsis', fixed: { zh: '为了……' } },
      { zh: 'd20掷出9,d4掷出3', code: 'half-width', fixed: { zh: 'd20掷出9，d4掷出3' } },
      { zh: '掷骰--不掷', code: 'dash', fixed: { zh: '掷骰——不掷' } },
      { zh: '掷骰--d20掷出1', code: 'dash', fixed: { zh: '掷骰——d20掷出1' } },
      { zh: '掷骰。。加值', code: 'ellipsis', fixed: { zh: '掷骰……加值' } },
      { zh: '墙壁，、树木', code: 'doubled' },
      { zh: '掷骰，，加值', code: 'doubled', fixed: { zh: '掷骰，加值' } },
    ],
  },
  *find(passage) {
    const { text } = passage
    const taken: Found<Code>[] = []
    for (const [code, pattern, instead] of OTHERS) {
      for (const { 0: match, 1: sign = '', index } of text.matchAll(pattern)) {
        const expected = instead.replace('$1', sign)
        const place = { start: index, end: index + match.length }
        if (taken.some(({ start }) => start === index)) continue
        taken.push({ code, ...place, instead: expected, values: { expected } })
      }
    }
    for (const { 0: match, 1: expected = '', index } of text.matchAll(BESIDE_EACH_OTHER)) {
      taken.push({ code: 'doubled', start: index, end: index + match.length, values: { expected } })
    }
    yield* taken
    for (const found of [...halfWidth(passage), ...brackets(passage)]) {
      if (!taken.some(({ start, end }) => found.start >= start && found.start < end)) yield found
    }
  },
})
