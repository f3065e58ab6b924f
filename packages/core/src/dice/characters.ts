import { requireText } from '../text.ts'

/** U+FF01 to U+FF5E are the full-width forms of U+0021 to U+007E. */
const FULL_WIDTH = { first: 0xff01, offset: 0xfee0 } as const
/** The minus sign and the en dash. */
const DASHES = '\u2212\u2013'
/** The Thai digits zero to nine. */
const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙'

/**
 * Replaces full-width characters, Thai digits and typographic dashes and spaces with ASCII. The length stays the same,
 * so positions in the result are positions in the text. Any other character stays.
 *
 * @example
 * toAscii('１ｄ２０＋５') // => '1d20+5'
 * toAscii('๒d๖') // => '2d6'
 */
export function toAscii(text: string): string {
  return requireText('text', text).replace(
    /[\u0e50-\u0e59\uff01-\uff5e\u2212\u2013\u00a0\u3000\u2009\u202f]/g,
    (character) => {
      const code = character.charCodeAt(0)
      if (code >= FULL_WIDTH.first) return String.fromCharCode(code - FULL_WIDTH.offset)
      if (DASHES.includes(character)) return '-'
      const digit = THAI_DIGITS.indexOf(character)
      // The rest are the no-break, ideographic, thin and narrow no-break spaces.
      return digit < 0 ? ' ' : String(digit)
    },
  )
}
