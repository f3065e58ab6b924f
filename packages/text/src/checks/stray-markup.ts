import type { Check } from './framework/check.ts'
import { defineTextCheck, isBody } from './framework/text-check.ts'

const PATTERNS = [
  ['link', /\]\s?[(（]|[［］]|(?<![A-Za-z])rule[:：](?=[a-z])/u],
  ['marks', /\*+|_{2,}|(?<!\w)_|_(?!\w)|~~|`+/u],
  ['heading-id', /[{｛]\s?[#＃]/u],
  ['line', /^(?:[#＃]+|[－•●▪|｜]|\d+[、．]|[０-９]+[.．、])/mu],
] as const

/** No Markdown is left over as text: `**`, a broken link, an item with a full-width marker. */
export const strayMarkup: Check = defineTextCheck({
  id: 'stray-markup',
  severity: 'error',
  description: 'no Markdown left over as text: `**`, a broken link, items with full-width markers',
  excusable: true,
  codes: ['link', 'marks', 'heading-id', 'line'],
  examples: {
    good: [
      { zh: '**多处掩护**：目标只取一种。' },
      { en: 'See [cover](rule:cover).' },
      { zh: '## 半身掩护 {#half-cover}\n\n1. 甲' },
      { th: 'ทอย d20 (สองลูก)' },
    ],
    bad: [
      { zh: '见[掩护]（rule:cover）。', code: 'link' },
      { th: 'ดู [สิ่งกำบัง] (rule:cover)', code: 'link' },
      { zh: '目标**“多处掩护：”**只取一种。', code: 'marks' },
      { en: 'Roll ** twice.', code: 'marks' },
      { zh: '半身掩护 ｛#half-cover｝', code: 'heading-id' },
      { zh: '＃＃ 半身掩护', code: 'line' },
      { zh: '1、甲', code: 'line' },
      { en: '| Task | Roll |\n|---|\n| Climb | a d20 |', code: 'line' },
    ],
  },
  *find(passage) {
    if (!isBody(passage)) return
    for (const [code, pattern] of PATTERNS) {
      const match = pattern.exec(passage.text)
      if (!match) continue
      yield { code, start: match.index, end: match.index + match[0].length }
      return
    }
  },
})
