/** U+FF01 to U+FF5E are the full-width forms of U+0021 to U+007E. */
const FULL_WIDTH = { first: 0xff01, offset: 0xfee0 } as const
/** The minus sign and the en dash. */
const DASHES = '\u2212\u2013'
/** The Thai digits zero to nine. */
const THAI_DIGITS = '๐๑๒๓๔๕๖๗๘๙'

/**
 * The typed text with full-width and Thai digits, full-width letters and signs, and typographic signs turned into
 * ASCII, unit for unit, so that positions stay those of the typed text. Everything else stays and is refused later
 * with its code point, never misread.
 *
 * @example
 * toAscii('１ｄ２０＋５') // => '1d20+5'
 * toAscii('๒d๖') // => '2d6'
 */
export function toAscii(text: string): string {
  return text.replace(/[\u0e50-\u0e59\uff01-\uff5e\u2212\u2013\u00a0\u3000\u2009\u202f]/g, (character) => {
    const code = character.charCodeAt(0)
    if (code >= FULL_WIDTH.first) return String.fromCharCode(code - FULL_WIDTH.offset)
    if (DASHES.includes(character)) return '-'
    const digit = THAI_DIGITS.indexOf(character)
    // What is left are the no-break, ideographic, thin and narrow no-break spaces.
    return digit < 0 ? ' ' : String(digit)
  })
}
