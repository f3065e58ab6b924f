/**
 * Divides and rounds down, as the game does with every fraction unless a rule says otherwise.
 *
 * @source SRD 5.2.1, Playing the Game, Round Down (page 5)
 * @example
 * divideRoundDown(23, 2) // => 11
 * divideRoundDown(-1, 2) // => -1
 */
export const divideRoundDown = (number: number, divisor: number): number => Math.floor(number / divisor)
