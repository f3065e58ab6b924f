/** U+0E50: the Thai digit zero; nine follow it. */
const THAI_ZERO = 0x0e50
/** U+FF01 to U+FF5E are the full-width forms of U+0021 to U+007E. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, offset: 0xfee0 } as const

/** Signs that keyboards and texts use for an ASCII one. */
const ALIKE: Readonly<Record<string, string>> = {
  '\u2212': '-', // minus sign
  '\u2013': '-', // en dash
  '\u00a0': ' ', // no-break space
  '\u3000': ' ', // ideographic space
  '\u2009': ' ', // thin space
  '\u202f': ' ', // narrow no-break space
}

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
  if (isAscii(text)) return text
  return text.replace(/[\u0e50-\u0e59\uff01-\uff5e\u2212\u2013\u00a0\u3000\u2009\u202f]/g, (character) => {
    const code = character.charCodeAt(0)
    if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last) return String.fromCharCode(code - FULL_WIDTH.offset)
    return ALIKE[character] ?? String(code - THAI_ZERO)
  })
}

function isAscii(text: string): boolean {
  for (let index = 0; index < text.length; index += 1) if (text.charCodeAt(index) > 0x7e) return false
  return true
}
