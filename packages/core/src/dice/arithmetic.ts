import type { Quotient } from './syntax.ts'

/**
 * The quotient of two integers as an integer. `floor` goes towards minus infinity, as the game rounds down; `round`
 * takes halves up.
 *
 * @example
 * quotient(7, 2, 'floor') // => 3
 * quotient(-7, 2, 'floor') // => -4
 * quotient(7, 2, 'round') // => 4
 */
export function quotient(left: number, right: number, rounding: Quotient['rounding']): number {
  const value = Math[rounding](left / right)
  // Not −0, which no die shows.
  return value === 0 ? 0 : value
}
