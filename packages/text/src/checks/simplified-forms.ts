import { Converter } from 'opencc-js/t2cn'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import type { Found } from './passages/passage.ts'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** Characters of the current standard that GB 2312 lacks. */
const NEWER = '祇啰瞭'

/** Simplified characters that the tables confuse with a Traditional one: 坏 (壞) with 坏 (坯). */
const SIMPLIFIED_ANYWAY = '坏'

/** The characters of GB 2312, and a few more. */
const COMMON: ReadonlySet<string> = (() => {
  const decoder = new TextDecoder('gb2312')
  const rows = Array.from({ length: 0xf7 - 0xb0 + 1 }, (_, row) => 0xb0 + row)
  const cells = Array.from({ length: 0xfe - 0xa1 + 1 }, (_, cell) => 0xa1 + cell)
  return new Set([...NEWER, ...rows.flatMap((row) => cells.map((cell) => decoder.decode(Uint8Array.of(row, cell))))])
})()

/** Chinese has Simplified characters only. */
export const simplifiedForms: Check = defineTextCheck<'traditional' | 'rare'>({
  id: 'simplified-forms',
  severity: 'error',
  description: 'Chinese: Simplified forms only (by the tables of OpenCC), and no characters outside GB 2312',
  excusable: true,
  locales: ['zh'],
  codes: ['traditional', 'rare'],
  examples: {
    good: [{ zh: '护甲等级，乾坤，著名，瞭望，打坏' }],
    bad: [
      { zh: '護甲', code: 'traditional', fixed: { zh: '护甲' } },
      { zh: '挑戦', code: 'rare' },
      { zh: '命中後', code: 'traditional', fixed: { zh: '命中后' } },
    ],
  },
  *find({ text }) {
    const simplified = toSimplified(text)
    for (const { 0: character, index } of simplified.matchAll(/\p{Script=Han}/gu)) {
      if (!COMMON.has(character)) yield { code: 'rare', start: index, end: index + character.length }
    }
    if (simplified === text || simplified.length !== text.length) return
    for (let index = 0; index < text.length; index += 1) {
      const instead = simplified[index] ?? ''
      if (instead === text[index] || SIMPLIFIED_ANYWAY.includes(text[index] ?? '')) continue
      const found: Found<'traditional'> = { code: 'traditional', start: index, end: index + 1, instead }
      yield { ...found, values: { expected: instead } }
    }
  },
})
