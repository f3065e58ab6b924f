import { requireText } from '../text.ts'
/**
 * Dice notation as a book prints it, with minus and times signs. Labels stay as written. For readers only: `parse`
 * does not accept the times sign.
 *
 * @example
 * typeset('1d8-2[cold-iron]') // => '1d8−2[cold-iron]'
 * typeset('3d10*10') // => '3d10 × 10'
 */
export const typeset = (notation: string): string =>
  requireText('notation', notation).replace(/[-*](?![^[\]]*\])/gu, (sign) => (sign === '-' ? '−' : ' × '))
