import { asciiDigits } from '../language/index.ts'
import type { Check } from './framework/check.ts'
import { defineTextCheck } from './framework/text-check.ts'
import type { Found, Passage } from './passages/passage.ts'

/** An English number, with commas for thousands. */
const NUMBER = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)`
const SUM = new RegExp(
  String.raw`(?<![\d.,]\s?[+\u2212×÷/-]?\s?)(${NUMBER}(?:\s?[+\u2212×÷-]\s?${NUMBER})+)\s?=\s?([+\u2212-]?${NUMBER})(?!\d|[.,]\d)`,
  'gu',
)

/**
 * The value of a calculation; undefined for a division by zero.
 *
 * @example
 * sumOf('15 − 2') // => 13
 * sumOf('2 + 6 × 2') // => 14
 *
 * @internal
 */
export function sumOf(text: string): number | undefined {
  const [first = '', ...rest] = text.replaceAll(',', '').split(/\s?([+\u2212×÷-])\s?/u)
  let total = 0
  let product = Number(first)
  for (let index = 0; index < rest.length; index += 2) {
    const [sign, number] = [rest[index], Number(rest[index + 1])]
    if (sign === '×') product *= number
    else if (sign === '÷') product /= number
    else {
      total += product
      product = sign === '+' ? number : -number
    }
  }
  const sum = total + product
  return Number.isFinite(sum) ? sum : undefined
}

/** Checks calculations. */
export const arithmetic: Check = defineTextCheck<'wrong'>({
  id: 'arithmetic',
  severity: 'error',
  description: 'correct calculations',
  excusable: true,
  codes: ['wrong'],
  examples: {
    good: [
      { en: '15 − 2 = 13, then 6 × 2 = 12; 8 + 4 + 3 = 15' },
      { zh: '15 − 2 = 13。' },
      { en: '13 ÷ 2 = 6, and 180 × 10 = 1,800.' },
    ],
    bad: [
      { en: '15 − 2 = 14', code: 'wrong' },
      { en: '180 × 10 = 1,900', code: 'wrong' },
      { th: 'จุดอ่อน 6 × 2 = 13', code: 'wrong' },
    ],
  },
  *find({ text }: Passage): Iterable<Found<'wrong'>> {
    if (!text.includes('=')) return
    for (const { 0: match, 1: sum = '', 2: result = '', index } of asciiDigits(text).matchAll(SUM)) {
      const exact = sumOf(sum)
      if (exact === undefined) continue
      const stated = Number(result.replaceAll(',', '').replace('\u2212', '-'))
      if (stated === exact || stated === Math.floor(exact)) continue
      yield {
        code: 'wrong',
        start: index,
        end: index + match.length,
        values: { expected: String(exact).replace('-', '−') },
      }
    }
  },
})
