import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import type { Found } from './passages/passage.ts'

const CORNERS: Readonly<Record<string, string>> = { '「': '“', '」': '”', '『': '‘', '』': '’', '﹁': '“', '﹂': '”' }

/** Quotation marks of Simplified Chinese: “ ” and inside them ‘ ’, not straight ones or corner brackets. */
export const chineseQuotes: Check = defineTextCheck<'straight' | 'corner'>({
  id: 'chinese-quotes',
  severity: 'error',
  description: 'Chinese: the quotation marks “ ” and ‘ ’, not straight ones or 「」',
  excusable: true,
  locales: ['zh'],
  codes: ['straight', 'corner'],
  examples: {
    good: [{ zh: '例如“敏捷（隐匿）”。' }, { en: 'say "Hide"' }],
    bad: [
      { zh: '例如"敏捷', code: 'straight' },
      { zh: '例如敏捷」', code: 'corner', fixed: { zh: '例如敏捷”' } },
    ],
  },
  *find({ text }) {
    const straight = Array.from(text.matchAll(/"/g), ({ index }) => index)
    const isPaired = straight.length % 2 === 0
    for (const [ordinal, start] of straight.entries()) {
      const instead = ordinal % 2 === 0 ? '“' : '”'
      const found: Found<'straight'> = { code: 'straight', start, end: start + 1, values: { expected: '“ ”' } }
      yield isPaired ? { ...found, instead } : found
    }
    for (const { 0: sign, index } of text.matchAll(/[「」『』﹁﹂]/g)) {
      const instead = CORNERS[sign] ?? sign
      yield { code: 'corner', start: index, end: index + 1, instead, values: { expected: instead } }
    }
  },
})
