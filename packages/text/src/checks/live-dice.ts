import { figuresOf } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck, isBody } from './framework/text-check.ts'

/** Dice in the text of a rule are directives, so that readers can roll them. */
export const liveDice: Check = defineTextCheck({
  id: 'live-dice',
  severity: 'error',
  description: 'dice in rules as `:dice[2d6]`, so that readers can roll them',
  excusable: true,
  codes: ['plain'],
  examples: {
    good: [
      { en: 'Roll :dice[2d6+3], and the d20 shows 4.' },
      { zh: '掷:dice[2d6]，两颗d6掷出3和5。' },
      { en: '## Dice (2d6) {#dice-2d6}' },
      { files: { 'rules/a/rule.en.md': '---\nid: rule\ntitle: Rule\nsummary: Roll 1d20.\n---\n\nRoll :dice[1d20].' } },
      { files: { 'strings/en/site.json': '{ "a": "For example 2d6+3" }' } },
    ],
    bad: [
      { en: 'The blade deals 1d6.', code: 'plain', fixed: { en: 'The blade deals :dice[1d6].' } },
      { en: '- Roll 4d6kh3', code: 'plain', fixed: { en: '- Roll :dice[4d6kh3]' } },
      { zh: '伤害为2d8−1点。', code: 'plain', fixed: { zh: '伤害为:dice[2d8-1]点。' } },
      { th: '| ระดับ |\n|---|\n| ทอย 1D10 |', code: 'plain', fixed: { th: '| ระดับ |\n|---|\n| ทอย :dice[1d10] |' } },
    ],
  },
  *find(passage) {
    if (!isBody(passage) || passage.kind === 'heading') return
    for (const { kind, value, start, end } of figuresOf(passage.text)) {
      if (kind === 'roll') yield { code: 'plain', start, end, instead: `:dice[${value}]`, values: { expected: value } }
    }
  },
})
