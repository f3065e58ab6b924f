import { type Distribution, type Fraction, outcomes } from '@rulestone/core'

/**
 * A fraction as text, not rounded; an integer without a denominator.
 *
 * @example
 * writeFraction({ numerator: 7n, denominator: 2n }) // => '7/2'
 * writeFraction({ numerator: -3n, denominator: 1n }) // => '-3'
 */
export const writeFraction = ({ numerator, denominator }: Fraction): string =>
  denominator === 1n ? String(numerator) : `${numerator}/${denominator}`

/** How many of `denominator` equally likely cases each outcome has, as strings. */
export const distributionData = (
  distribution: Distribution,
): { readonly outcomes: ReadonlyMap<string, string>; readonly denominator: string } => ({
  outcomes: new Map(Array.from(outcomes(distribution), ([outcome, weight]) => [String(outcome), String(weight)])),
  denominator: String(distribution.denominator),
})
