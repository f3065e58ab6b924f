import { type Fraction, fraction, subtractFractions } from '../../fraction.ts'
import type { Chance } from '../../steps/step-value.ts'

/** The maximum number of decimals of a percentage. */
const MOST_DIGITS = 3

/** A chance in units of the last digit of its percentage, rounded as displayed. */
const rounded = ({ numerator, denominator }: Fraction, unit: bigint): bigint =>
  (2n * numerator * unit + denominator) / (2n * denominator)

/** Whether the displayed percentages add up: all parts, and each part with all the others. */
function addsUp(parts: readonly Fraction[], digits: number): boolean {
  const unit = 10n ** BigInt(digits + 2)
  const pairs = parts.map((part) => [part, subtractFractions(fraction(1), part)])
  return [parts, ...pairs].every((all) => all.reduce((sum, one) => sum + rounded(one, unit), 0n) === unit)
}

/**
 * Chances that a reader sees side by side, with as many decimals as their rounded percentages need to add up to 100.
 *
 * @param parts chances that add up to 1
 * @example
 * partsOfOne(fraction(91, 400), fraction(18, 400), fraction(291, 400)).map(({ digits }) => digits) // => [2, 2, 2]
 */
export function partsOfOne<const Parts extends readonly Fraction[]>(
  ...parts: Parts
): { readonly [Index in keyof Parts]: Chance } {
  const digits = Array.from({ length: MOST_DIGITS }, (_, index) => index + 1).find((count) => addsUp(parts, count)) ?? 1
  const share = (value: Fraction): Chance => ({ kind: 'probability', value, ...(digits > 1 ? { digits } : {}) })
  return parts.map(share) as { [Index in keyof Parts]: Chance }
}
