import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** The block of Unicode that holds the signs in use. */
const [FIRST, LAST] = [0x4e00, 0x9fff]

/**
 * The Traditional signs for those of a text, each before the Simplified one. What is a sign of the text itself is none.
 *
 * @example
 * simplifiedSigns('视线') // => '綫线線线視视'
 */
export function simplifiedSigns(text: string): string {
  const signs = new Set(text)
  let pairs = ''
  for (let code = FIRST; code <= LAST; code += 1) {
    const sign = String.fromCharCode(code)
    const simplified = toSimplified(sign)
    if (simplified !== sign && signs.has(simplified) && !signs.has(sign)) pairs += sign + simplified
  }
  return pairs
}
