import type { Locale } from '../language/index.ts'
import { allSegmentPairs } from '../translation/index.ts'
import { type Check, defineCheck } from './framework/check.ts'
import { segmentPassages } from './passages/entry-passages.ts'
import { problemIn } from './passages/passage.ts'

/** The final punctuation of a text; `open` is an ellipsis or dash. */
type Ending = 'stop' | 'colon' | 'question' | 'exclamation' | 'open' | 'comma' | 'none'

const ENDINGS: readonly (readonly [Ending, RegExp])[] = [
  ['open', /(?:…|\.{3})$/],
  ['stop', /[.。]$/],
  ['colon', /[:：]$/],
  ['question', /[?？]$/],
  ['exclamation', /[!！]$/],
  ['comma', /[,，、;；]$/],
]

/** The ending before closing brackets and quotation marks. */
function endingOf(text: string): Ending {
  const bare = text.trim().replace(/[)）”’"\]】」]+$/, '')
  return ENDINGS.find(([, pattern]) => pattern.test(bare))?.[0] ?? 'none'
}

/** The endings that a language may have for those of the English. Thai sentences have no full stop. */
const EXPECTED: Readonly<Record<Exclude<Locale, 'en'>, Readonly<Record<Ending, readonly Ending[]>>>> = {
  zh: {
    stop: ['stop', 'exclamation'],
    colon: ['colon'],
    question: ['question'],
    exclamation: ['exclamation', 'stop'],
    open: ['open'],
    comma: ['comma'],
    none: ['none'],
  },
  th: {
    stop: ['none'],
    colon: ['none', 'colon'],
    question: ['none', 'question'],
    exclamation: ['none', 'exclamation'],
    open: ['open'],
    comma: ['none', 'comma'],
    none: ['none'],
  },
}

const MARKS: Readonly<Record<'zh' | 'th', Readonly<Record<Ending, string>>>> = {
  zh: { stop: '。', colon: '：', question: '？', exclamation: '！', open: '……', comma: '，', none: '' },
  th: { stop: '', colon: ':', question: '?', exclamation: '!', open: '…', comma: ',', none: '' },
}

/** A segment has the final punctuation of the English, in the manner of its language. */
export const endPunctuation: Check = defineCheck({
  id: 'end-punctuation',
  severity: 'error',
  byRule: true,
  description: 'the final punctuation of the English: 。 for a full stop, nothing in Thai',
  excusable: true,
  codes: ['differs'],
  examples: {
    good: [
      { en: 'Roll.', zh: '掷骰。', th: 'ทอย' },
      { en: 'These are typical:', zh: '典型如下：', th: 'ค่าทั่วไปมีดังนี้' },
      { en: '| You roll to… |\n|---|\n| b |', zh: '|为了……|\n|---|\n|乙|', th: '|เพื่อ…|\n|---|\n|ข|' },
      { en: 'It says “go.”', zh: '它说“去。”' },
      { en: 'Roll :dice[1d20].', zh: '掷:dice[1d20]。', th: 'ทอย :dice[1d20]' },
    ],
    bad: [
      { en: 'Roll.', zh: '掷骰', code: 'differs' },
      { en: 'Roll.', zh: '掷骰，', code: 'differs' },
      { en: 'Roll.', th: 'ทอย.', code: 'differs' },
      { en: '## Roll {#roll}', zh: '## 掷骰。 {#roll}', code: 'differs' },
      { en: 'These are typical:', zh: '典型如下。', code: 'differs' },
    ],
  },
  *check(corpus) {
    for (const { english, translated, source, target } of allSegmentPairs(corpus)) {
      const { locale } = translated
      const theirs = segmentPassages(english, source)
      for (const [index, passage] of segmentPassages(translated, target).entries()) {
        const other = theirs[index]
        if (locale === 'en' || !other || passage.text.trim() === '' || other.text.trim() === '') continue
        const [wanted, ending] = [EXPECTED[locale][endingOf(other.text)], endingOf(passage.text)]
        if (wanted.includes(ending)) continue
        const end = passage.text.trimEnd().length
        const values = {
          got: passage.text
            .trim()
            .slice(-8)
            .replace(/\ufffc/g, '…'),
          expected: MARKS[locale][wanted[0] ?? 'none'],
        }
        yield problemIn(passage, { code: 'differs', start: Math.max(0, end - 1), end, values })
      }
    }
  },
})
