import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** The Unicode block of the characters in use. */
const [FIRST, LAST] = [0x4e00, 0x9fff]

let known: readonly (readonly [sign: string, simplified: string])[] | undefined

/** Every character in use whose Simplified form differs, with that form. */
function traditionalSigns(): NonNullable<typeof known> {
  known ??= Array.from({ length: LAST - FIRST + 1 }, (_, index) => {
    const sign = String.fromCharCode(FIRST + index)
    return [sign, toSimplified(sign)] as const
  }).filter(([sign, simplified]) => simplified !== sign)
  return known
}

/**
 * The Traditional characters for those of a text, each before the Simplified one, without those that the text itself
 * contains.
 *
 * @example
 * simplifiedSigns('视线') // => '綫线線线視视'
 */
export function simplifiedSigns(text: string): string {
  const signs = new Set(text)
  return traditionalSigns()
    .filter(([sign, simplified]) => signs.has(simplified) && !signs.has(sign))
    .map(([sign, simplified]) => sign + simplified)
    .join('')
}
