import { type Problem, placeAt } from '../findings/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

type Code = 'conflict' | 'note'

/** What git writes where two edits met, and what writers leave for themselves. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s.*)?$/m
const NOTE = /\b(?:TODO|FIXME|TBD|XXX)\b|\?{3,}|(?:待译|待翻译|待定稿)|ยังไม่ได้แปล|รอแปล/

/** Nothing is left that was meant to be taken out again: the marks of a merge, a note to oneself. */
export const leftovers: Check = defineCheck({
  id: 'leftovers',
  severity: 'error',
  byRule: true,
  description: 'no marks of a merge, and no notes to oneself such as TODO',
  codes: ['conflict', 'note'],
  examples: {
    good: [{ en: 'What to do? Roll.', zh: '字。' }],
    bad: [
      { zh: '<<<<<<< HEAD\n字。', code: 'conflict' },
      { th: 'คำ TODO ตรวจอีกครั้ง', code: 'note' },
      { zh: '字（待译）。', code: 'note' },
    ],
  },
  *check({ texts }): Iterable<Problem<Code>> {
    for (const [file, text] of texts) {
      for (const [code, pattern] of [
        ['conflict', CONFLICT],
        ['note', NOTE],
      ] as const) {
        const match = pattern.exec(text)
        if (match) yield { file, ...placeAt(text, match.index), code, values: { got: match[0] } }
      }
    }
  },
})
