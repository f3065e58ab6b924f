import type { Quotient } from './syntax.ts'

// Adding 0 turns -0, which no die shows, into 0.

/**
 * The product of two integers.
 *
 * @example
 * product(-3, 0) // => 0
 */
export const product = (left: number, right: number): number => left * right + 0

/**
 * The quotient of two integers as an integer. `floor` rounds towards minus infinity, as the game rounds down; `round`
 * takes halves up.
 *
 * @example
 * quotient(7, 2, 'floor') // => 3
 * quotient(-7, 2, 'floor') // => -4
 * quotient(7, 2, 'round') // => 4
 */
export const quotient = (left: number, right: number, rounding: Quotient['rounding']): number =>
  Math[rounding](left / right) + 0
