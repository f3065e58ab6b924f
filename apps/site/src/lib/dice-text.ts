/**
 * Dice notation as it is shown: with a true minus, but for labels, which stand as they were written.
 *
 * @example
 * diceText('1d8-2[cold-iron]') // => '1d8−2[cold-iron]'
 */
export const diceText = (notation: string): string => notation.replace(/-(?![^[\]]*\])/gu, '−')
