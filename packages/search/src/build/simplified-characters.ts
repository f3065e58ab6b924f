import { Converter } from 'opencc-js/t2cn'

const toSimplified = Converter({ from: 't', to: 'cn' })

/** The Unicode block of the characters in use. */
const [FIRST, LAST] = [0x4e00, 0x9fff]

let known: readonly (readonly [character: string, simplified: string])[] | undefined

/** Every character in use whose Simplified form differs, with that form. */
function traditionalCharacters(): NonNullable<typeof known> {
  known ??= Array.from({ length: LAST - FIRST + 1 }, (_, index) => {
    const character = String.fromCharCode(FIRST + index)
    return [character, toSimplified(character)] as const
  }).filter(([character, simplified]) => simplified !== character)
  return known
}

/**
 * The Traditional characters for those of a text, each before the Simplified one, without those that the text itself
 * contains.
 *
 * @example
 * simplifiedCharacters('视线') // => '綫线線线視视'
 */
export function simplifiedCharacters(text: string): string {
  const characters = new Set(text)
  return traditionalCharacters()
    .filter(([character, simplified]) => characters.has(simplified) && !characters.has(character))
    .map(([character, simplified]) => character + simplified)
    .join('')
}
