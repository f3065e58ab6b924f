import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { findAll } from './passages/passage.ts'

const HAN = '\\p{Script=Han}，。：；！？、（）“”‘’《》【】'
const SPACE = new RegExp(`(?<=[${HAN}])[ \\t]+(?=\\S)|(?<=\\S)[ \\t]+(?=[${HAN}])|(?<= {2})(?=$)`, 'gu')

/** No space next to Han: the page adds the gap to Latin letters and digits. */
export const chineseSpacing: Check = defineTextCheck<'space'>({
  id: 'chinese-spacing',
  severity: 'error',
  description: 'Chinese: no space beside Han; the page adds the gap to Latin letters and digits',
  excusable: true,
  locales: ['zh'],
  codes: ['space'],
  examples: {
    good: [{ zh: '一名AC 12的强盗，15 − 2 = 13。' }, { zh: '检定DC :value[stabilize-dc]的' }],
    bad: [
      { zh: '你的 AC', code: 'space', fixed: { zh: '你的AC' } },
      { zh: '获得 :value[half-cover-bonus]', code: 'space', fixed: { zh: '获得:value[half-cover-bonus]' } },
      { zh: '加值， 再掷', code: 'space', fixed: { zh: '加值，再掷' } },
      { zh: '墙壁 树木', code: 'space', fixed: { zh: '墙壁树木' } },
    ],
  },
  find: (passage) =>
    findAll(passage, SPACE, ({ index, 0: { length } }) => ({
      code: 'space' as const,
      instead: '',
      values: { got: passage.text.slice(Math.max(0, index - 3), index + length + 3) },
    })),
})
