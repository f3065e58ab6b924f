import cnchar from 'cnchar'

const HAN = /\p{Script=Han}/u

/**
 * The number of strokes of a Chinese character, as taught in mainland China; 0 for other characters.
 *
 * @throws RangeError if the count of a Chinese character is not known
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
