import { figuresOf } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { findAll } from './passages/passage.ts'

/** Negative numbers have a true minus sign, and ranges an en dash; dice have a hyphen. */
export const minusSigns: Check = defineTextCheck({
  id: 'minus-signs',
  severity: 'error',
  description: 'a true minus (−5) and ranges with an en dash (5–10); the hyphen only inside dice',
  excusable: true,
  codes: ['minus', 'range'],
  examples: {
    good: [{ en: 'a −2 penalty, 15 − 2, 1d8-1 and 5–10' }, { zh: '减值−2' }, { en: 'Roll :dice[1d8-1].' }],
    bad: [
      { en: 'a -2 penalty', code: 'minus', fixed: { en: 'a −2 penalty' } },
      { zh: '15 - 2', code: 'minus', fixed: { zh: '15 − 2' } },
      { th: 'ระยะ 5-10 ฟุต', code: 'range', fixed: { th: 'ระยะ 5–10 ฟุต' } },
    ],
  },
  find(passage) {
    const dice = figuresOf(passage.text).filter(({ kind }) => kind === 'roll')
    const isDice = (at: number): boolean => dice.some(({ start, end }) => at >= start && at < end)
    return findAll(passage, /(?<=\d)-(?=\d)|(?<= )-(?= ?\d)|(?<![\w\ufffc.)\]-])-(?=\d)/gu, ({ index }) => {
      if (isDice(index)) return undefined
      const isRange = /\d/.test(passage.text[index - 1] ?? '')
      const values = { got: passage.text.slice(Math.max(0, index - 3), index + 4).replace(/\ufffc/g, '…') }
      return { code: isRange ? ('range' as const) : ('minus' as const), instead: isRange ? '–' : '−', values }
    })
  },
})
