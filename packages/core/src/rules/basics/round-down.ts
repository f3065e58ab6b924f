import { ANY_INTEGER, FROM_1, requireInteger } from '../../bounds.ts'

/**
 * Divides and rounds down, as the game does with every fraction unless a rule says otherwise.
 *
 * @param divisor from 1
 * @throws RangeError if a number is not an integer, or the divisor is less than 1
 * @source SRD 5.2.1, Playing the Game, Round Down (page 5)
 * @example
 * divideRoundDown(23, 2) // => 11
 * divideRoundDown(-1, 2) // => -1
 */
export const divideRoundDown = (number: number, divisor: number): number =>
  Math.floor(requireInteger('number', number, ANY_INTEGER) / requireInteger('divisor', divisor, FROM_1))
