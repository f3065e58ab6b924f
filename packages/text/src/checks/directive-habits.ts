import { startOf } from '../findings/index.ts'
import { asciiDigits, nearest } from '../language/index.ts'
import {
  attributesOf,
  DIRECTIVE_NAMES,
  isDirective,
  isDirectiveName,
  namedFigures,
  showDirective,
} from '../markdown/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { isBody } from './framework/text-check.ts'
import { passagesIn } from './passages/corpus-passages.ts'
import { type Found, type Passage, problemIn } from './passages/passage.ts'

type Code = 'misspelt' | 'run-together' | 'translated' | 'bare-id' | 'quotes'

/** Translated names of directives. */
const TRANSLATED: Readonly<Record<string, string>> = {
  骰子: 'dice',
  骰: 'dice',
  掷骰: 'dice',
  数值: 'value',
  数字: 'value',
  值: 'value',
  表格: 'table',
  表: 'table',
  计算器: 'calculator',
  ลูกเต๋า: 'dice',
  ทอย: 'dice',
  ค่า: 'value',
  ตาราง: 'table',
  เครื่องคำนวณ: 'calculator',
  เครื่องคิดเลข: 'calculator',
}

const OPENING = '[[{(［｛【（]'
const CALLED = new RegExp(`[:：]{1,3}\\s?([A-Za-zＡ-Ｚａ-ｚ]{3,12})\\s?${OPENING}`, 'gu')
const RUN_TOGETHER = new RegExp(`[:：]{1,3}(${DIRECTIVE_NAMES.join('|')})(?=[\\w-])`, 'gu')
const IN_OTHER_WORDS = new RegExp(`[:：]{1,3}\\s?(${Object.keys(TRANSLATED).join('|')})\\s?[[{［｛【]`, 'gu')
const BARE_ID = /(?<![\w-])[a-z\d]+(?:-[a-z\d]+)+(?![\w-])/gu

function* findIn({ text }: Passage): Iterable<Found<Code>> {
  const place = (match: RegExpExecArray): { start: number; end: number } => ({
    start: match.index,
    end: match.index + match[0].length,
  })
  for (const match of text.matchAll(CALLED)) {
    const typed = asciiDigits(match[1] ?? '')
    const [expected] = isDirectiveName(typed) ? [] : nearest(typed.toLowerCase(), DIRECTIVE_NAMES)
    if (expected !== undefined) yield { code: 'misspelt', ...place(match), values: { expected } }
  }
  for (const match of text.matchAll(RUN_TOGETHER)) {
    yield { code: 'run-together', ...place(match), values: { expected: match[1] ?? '' } }
  }
  for (const match of text.matchAll(IN_OTHER_WORDS)) {
    yield { code: 'translated', ...place(match), values: { expected: TRANSLATED[match[1] ?? ''] ?? '' } }
  }
  for (const match of text.matchAll(BARE_ID)) {
    if (namedFigures.has(match[0])) yield { code: 'bare-id', ...place(match) }
  }
}

const CURLY = /[“”‘’＂＇「」]/

/** Directives with a misspelt or translated name, curly quotation marks, or the bare id of a figure. */
export const directiveHabits: Check = defineCheck({
  id: 'directive-habits',
  severity: 'error',
  byRule: true,
  description:
    'no text that looks like a directive but is none: a misspelt or translated name, curly quotation marks, the bare id of a figure',
  codes: ['misspelt', 'run-together', 'translated', 'bare-id', 'quotes'],
  examples: {
    good: [
      { en: 'Roll :dice[2d6] at 3:30.' },
      { zh: '难度等级:DC 15，掷:dice[2d6]。' },
      { th: 'เกราะ:AC (เท่ากับ) 15' },
      { en: '::table{id="cover"}' },
    ],
    bad: [
      { en: 'Roll :dcie[2d6].', code: 'misspelt' },
      { en: 'Roll :Dice[2d6].', code: 'misspelt' },
      { zh: '掷：ｄｉｅｃ［2d6］。', code: 'misspelt' },
      { en: 'Roll :dice2d6.', code: 'run-together' },
      { zh: '掷:骰子[2d6]。', code: 'translated' },
      { th: 'ทอย :ลูกเต๋า[2d6]', code: 'translated' },
      { en: 'gives half-cover-bonus to AC', code: 'bare-id' },
      { zh: '::table{id=“cover”}', code: 'quotes' },
    ],
  },
  *check(corpus) {
    for (const locale of ['en', 'zh', 'th'] as const) {
      for (const passage of passagesIn(corpus, locale).filter(isBody)) {
        for (const found of findIn(passage)) yield problemIn(passage, found)
      }
    }
    for (const { file, blocks } of corpus.entries) {
      for (const node of blocks.flatMap(({ nodes }) => nodes.filter(isDirective))) {
        if (!Object.values(attributesOf(node)).some((value) => CURLY.test(value))) continue
        yield { file, ...startOf(node), code: 'quotes', values: { got: showDirective(node) } }
      }
    }
  },
})
