/**
 * Dice notation as it is shown: with a true minus and a times sign, but for labels, which stand as they were written.
 *
 * @example
 * diceText('1d8-2[cold-iron]') // => '1d8−2[cold-iron]'
 * diceText('3d10*10') // => '3d10 × 10'
 */
export const diceText = (notation: string): string =>
  notation.replace(/[-*](?![^[\]]*\])/gu, (sign) => (sign === '-' ? '−' : ' × '))
