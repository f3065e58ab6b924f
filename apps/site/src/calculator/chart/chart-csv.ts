import type { Distribution } from '@rulestone/core'
import { csv } from '../../shared/csv.ts'

/** Decimal places. */
const DIGITS = 15
const SCALE = 10n ** BigInt(DIGITS)

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  let [one, other] = [a, b]
  while (other > 0n) [one, other] = [other, one % other]
  return one
}

/** A chance as a fraction in its lowest terms. */
function exact(weight: bigint, denominator: bigint): string {
  const divisor = greatestCommonDivisor(weight, denominator)
  return `${weight / divisor}/${denominator / divisor}`
}

/** A chance as a decimal, truncated after the last digit. */
function decimal(weight: bigint, denominator: bigint): string {
  const digits = ((weight * SCALE) / denominator).toString().padStart(DIGITS + 1, '0')
  const fraction = digits.slice(-DIGITS).replace(/0+$/u, '')
  return digits.slice(0, -DIGITS) + (fraction === '' ? '' : `.${fraction}`)
}

/** The names of the columns. */
export interface CsvWords {
  readonly outcome: string
  readonly exact: string
  readonly chance: string
  readonly orMore: string
}

/**
 * A distribution as CSV: each possible outcome, its chance as an exact fraction and as a decimal, and the chance of it
 * or more.
 *
 * @example
 * chartCsv({ minimum: 1, weights: [2n, 6n], denominator: 8n }, { outcome: 'Result', exact: 'Exact', chance: 'Chance', orMore: 'Or more' }) // => 'Result,Exact,Chance,Or more\r\n1,1/4,0.25,1\r\n2,3/4,0.75,0.75\r\n'
 */
export function chartCsv({ minimum, weights, denominator }: Distribution, words: CsvWords): string {
  let left = denominator
  const rows = weights.flatMap((weight, index) => {
    const orMore = left
    left -= weight
    if (weight === 0n) return []
    return [
      [String(minimum + index), exact(weight, denominator), decimal(weight, denominator), decimal(orMore, denominator)],
    ]
  })
  return csv([[words.outcome, words.exact, words.chance, words.orMore], ...rows])
}
