const THAI_ZERO = 0x0e50
const FULL_WIDTH_SHIFT = 0xfee0

/**
 * Replaces Thai and full-width digits, letters and signs by ASCII, one character for one.
 *
 * @example
 * asciiDigits('๑๒ ２ｄ６＋３ ５０％') // => '12 2d6+3 50%'
 */
export const asciiDigits = (text: string): string =>
  text
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff05\uff0b\uff0d\uff0e\uff0f]/g, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT),
    )
