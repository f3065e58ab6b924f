import cnchar from 'cnchar'

const HAN = /\p{Script=Han}/u

/**
 * How many strokes a Chinese character has, as schools in mainland China count them; 0 for what is none.
 *
 * @throws RangeError when the count of a Chinese character is not known
 * @example
 * strokeCount('骨') // => 9
 * strokeCount('A') // => 0
 */
export function strokeCount(character: string): number {
  if (!HAN.test(character)) return 0
  const count = cnchar.stroke(character)
  if (typeof count !== 'number' || count === 0) {
    throw new RangeError(`character is "${character}"; the count of its strokes is not known. Tip: update cnchar.`)
  }
  return count
}
