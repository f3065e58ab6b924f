import { THAI_MISSPELLINGS } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import { findAll } from './passages/passage.ts'

/** No frequent misspellings of Thai; needs no dictionary. */
export const thaiMisspellings: Check = defineTextCheck<'misspelt'>({
  id: 'thai-misspellings',
  severity: 'error',
  description: 'Thai: no frequent misspellings, such as กฏ, สังเกตุ or อนุญาติ',
  excusable: true,
  locales: ['th'],
  codes: ['misspelt'],
  examples: {
    good: [
      { th: 'กฎ ปรากฏ สังเกต อนุญาต เวทมนตร์' },
      { th: 'ปกป้องกรุง ปกป้องกระดูก ปกป้องกริฟฟอน ปกป้องกรงและกรอบ ปกป้องกรรมการ' },
      { th: 'ต้นเร่ว' },
    ],
    bad: [
      { th: 'กฏข้อนี้', code: 'misspelt', fixed: { th: 'กฎข้อนี้' } },
      { th: 'ให้สังเกตุ', code: 'misspelt', fixed: { th: 'ให้สังเกต' } },
      { th: 'ป้องกรด้วยโล่', code: 'misspelt', fixed: { th: 'ป้องกันด้วยโล่' } },
      { th: 'ป้องกรตัวเอง', code: 'misspelt', fixed: { th: 'ป้องกันตัวเอง' } },
    ],
  },
  *find(passage) {
    for (const [wrong, expected] of THAI_MISSPELLINGS) {
      yield* findAll(passage, wrong, () => ({ code: 'misspelt' as const, instead: expected, values: { expected } }))
    }
  },
})
