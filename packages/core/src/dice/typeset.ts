/**
 * Dice notation as a book prints it, with a true minus and a times sign. Labels stay as they were written. It is
 * to be shown: what `parse` is to read is the notation of a keyboard, which `format` gives.
 *
 * @example
 * typeset('1d8-2[cold-iron]') // => '1d8−2[cold-iron]'
 * typeset('3d10*10') // => '3d10 × 10'
 */
export const typeset = (notation: string): string =>
  notation.replace(/[-*](?![^[\]]*\])/gu, (sign) => (sign === '-' ? '−' : ' × '))
