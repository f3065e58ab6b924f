import { type Problem, placeAt } from '../findings/index.ts'
import { type Check, defineCheck } from './framework/check.ts'

type Code = 'conflict' | 'note'

/** A conflict marker of git. */
const CONFLICT = /^(?:<{7}|={7}|>{7}|\|{7})(?:\s.*)?$/m
const NOTE = /\b(?:TODO|FIXME|TBD|XXX)\b|\?{3,}|(?:待译|待翻译|待定稿)|ยังไม่ได้แปล|รอแปล/

/** No conflict markers, and no notes such as TODO. */
export const leftovers: Check = defineCheck({
  id: 'leftovers',
  severity: 'error',
  byRule: true,
  description: 'no conflict markers, and no notes such as TODO',
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
