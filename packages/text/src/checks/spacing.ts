import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { findAll } from './passages/passage.ts'

/** One space between words, and none inside brackets. */
export const spacing: Check = defineTextCheck<'double' | 'tab' | 'inside-brackets'>({
  id: 'spacing',
  severity: 'error',
  description: 'one space between words, no tab, and no space inside brackets',
  excusable: true,
  codes: ['double', 'tab', 'inside-brackets'],
  examples: {
    good: [{ en: 'Roll (twice) and add.' }, { th: 'ทอย (d20) แล้วบวก' }],
    bad: [
      { en: 'Roll  twice.', code: 'double', fixed: { en: 'Roll twice.' } },
      { th: 'กำแพง\tต้นไม้', code: 'tab', fixed: { th: 'กำแพง ต้นไม้' } },
      { en: 'Roll \t twice.', code: 'tab', fixed: { en: 'Roll twice.' } },
      { th: 'ทอย ( d20)', code: 'inside-brackets', fixed: { th: 'ทอย (d20)' } },
      { en: 'Roll (twice ).', code: 'inside-brackets', fixed: { en: 'Roll (twice).' } },
    ],
  },
  *find(passage) {
    const around = (index: number): string =>
      passage.text.slice(Math.max(0, index - 4), index + 6).replace(/\ufffc/g, '…')
    yield* findAll(passage, /(?<=\S) {2,}(?=\S)/g, ({ index }) => ({
      code: 'double' as const,
      instead: ' ',
      values: { got: around(index) },
    }))
    yield* findAll(passage, /(?<=\S) *\t[ \t]*(?=\S)/g, ({ index }) => ({
      code: 'tab' as const,
      instead: ' ',
      values: { got: around(index) },
    }))
    yield* findAll(passage, /(?<=[([“‘]) +(?=\S)|(?<=\S) +(?=[)\]”])/g, ({ index }) => ({
      code: 'inside-brackets' as const,
      instead: '',
      values: { got: around(index) },
    }))
  },
})
