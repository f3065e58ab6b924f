import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import type { Found } from './passages/passage.ts'

const HALF_WIDTH: Readonly<Record<string, string>> = {
  '，': ',',
  '：': ':',
  '；': ';',
  '？': '?',
  '！': '!',
  '（': '(',
  '）': ')',
}

type Code = 'full-width' | 'straight' | 'ellipsis' | 'comma' | 'full-stop' | 'percent' | 'paiyan'

/** Thai has curly quotation marks, … as one character, % next to its number, no ฯ, and no full-width punctuation. */
export const thaiPunctuation: Check = defineTextCheck<Code>({
  id: 'thai-punctuation',
  severity: 'error',
  description: 'Thai: “ ” and …, % next to its number, no ฯ, and no full-width punctuation',
  excusable: true,
  locales: ['th'],
  codes: ['full-width', 'straight', 'ellipsis', 'comma', 'full-stop', 'percent', 'paiyan'],
  examples: {
    good: [{ th: 'คำว่า “ทอย” (d20)… พ.ศ. 2568 เช่น kh, kl โอกาส 60% ขึ้นไป' }],
    bad: [
      { th: 'ทอย。', code: 'full-width' },
      { th: 'ทอย（d20)', code: 'full-width', fixed: { th: 'ทอย(d20)' } },
      { th: 'คำว่า "ทอย', code: 'straight' },
      { th: 'กำแพง, ต้นไม้', code: 'comma', fixed: { th: 'กำแพง ต้นไม้' } },
      { th: 'ทอยสองลูก. แล้วบวก', code: 'full-stop' },
      { th: 'โอกาส 91 % ขึ้นไป', code: 'percent', fixed: { th: 'โอกาส 91% ขึ้นไป' } },
      { th: 'โอกาส :value[half-cover-bonus] %', code: 'percent', fixed: { th: 'โอกาส :value[half-cover-bonus]%' } },
      { th: 'กำแพง ต้นไม้ ฯลฯ ที่บัง', code: 'paiyan', fixed: { th: 'กำแพง ต้นไม้ และอื่น ๆ ที่บัง' } },
      { th: 'กรุงเทพฯ', code: 'paiyan' },
      { th: 'ทอยเพื่อ...', code: 'ellipsis', fixed: { th: 'ทอยเพื่อ…' } },
    ],
  },
  *find({ text }) {
    for (const { 0: character, index } of text.matchAll(/[\u3001-\u3003\u3008-\u3011，：；？！（）。、]/g)) {
      const expected = HALF_WIDTH[character]
      const found: Found<'full-width'> = { code: 'full-width', start: index, end: index + 1 }
      yield expected === undefined ? found : { ...found, instead: expected }
    }
    const straight = Array.from(text.matchAll(/"/g), ({ index }) => index)
    for (const [ordinal, start] of straight.entries()) {
      const found: Found<'straight'> = { code: 'straight', start, end: start + 1 }
      yield straight.length % 2 === 0 ? { ...found, instead: ordinal % 2 === 0 ? '“' : '”' } : found
    }
    for (const { 0: match, index } of text.matchAll(/(?<=[ก-๎]), ?(?=[ก-๎])/g)) {
      yield { code: 'comma', start: index, end: index + match.length, instead: ' ' }
    }
    for (const { index } of text.matchAll(/(?<=[ก-๎]{4}|[)”%\d\ufffc])\.(?=\s|$)/g)) {
      yield { code: 'full-stop', start: index, end: index + 1 }
    }
    for (const { 0: match, index } of text.matchAll(/(?<=[\d\ufffc]) +(?=%)/g)) {
      const end = index + match.length
      const values = { got: text.slice(Math.max(0, index - 4), end + 1).replace(/\ufffc/g, '…') }
      yield { code: 'percent', start: index, end, instead: '', values }
    }
    for (const { 0: match, index } of text.matchAll(/ฯ(?:ลฯ)?/g)) {
      const found: Found<'paiyan'> = { code: 'paiyan', start: index, end: index + match.length }
      yield match === 'ฯ' ? found : { ...found, instead: 'และอื่น ๆ' }
    }
    for (const { 0: match, index } of text.matchAll(/\.{3,}/g)) {
      yield { code: 'ellipsis', start: index, end: index + match.length, instead: '…' }
    }
  },
})
