const THAI_ZERO = 0x0e50

/**
 * The numbers that a text holds in digits, as ASCII, sorted. Thai and full-width digits count as what they stand for,
 * and separators of thousands do not count.
 *
 * @example
 * figuresInText('๑๒ and 1,500 and ２d6') // => ['12', '1500', '2', '6']
 */
export function figuresInText(text: string): string[] {
  const ascii = text
    .normalize('NFKC')
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - THAI_ZERO))
    .replace(/(?<=\d),(?=\d{3}(?!\d))/g, '')
  return (ascii.match(/\d+(?:\.\d+)?/g) ?? []).sort()
}
