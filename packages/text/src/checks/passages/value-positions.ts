import { type Place, placeAt, type Range } from '../../findings/index.ts'
import type { Passage } from './passage.ts'

/**
 * The positions of the characters of a value in YAML or JSON, with or without quotation marks.
 *
 * @param source - the text of the whole file
 * @param find - finds the range of the value, quotation marks included; called on demand
 * @param otherwise - the position if the value is not found
 */
export function valuePositions(
  value: string,
  source: string,
  find: () => Range | undefined,
  otherwise: () => Place,
): Pick<Passage, 'text' | 'place' | 'range'> {
  const start = (): number | undefined => {
    const range = find()
    const shift = range ? source.slice(range.start, range.end).indexOf(value) : -1
    return range && shift !== -1 ? range.start + shift : undefined
  }
  return {
    text: value,
    place(index) {
      const first = start()
      if (first !== undefined) return placeAt(source, first + index)
      const range = find()
      return range ? placeAt(source, range.start) : otherwise()
    },
    range(from, to) {
      const first = start()
      return first === undefined ? undefined : { start: first + from, end: first + to }
    },
  }
}
