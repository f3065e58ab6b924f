import { type Place, placeAt, type Range } from '../../findings/index.ts'
import type { Passage } from './passage.ts'

/**
 * The positions of the characters of a value in YAML or JSON, with or without quotation marks.
 *
 * @param source - the text of the whole file
 * @param find - finds the range of the value, quotation marks included; called once, on demand
 * @param otherwise - the position if the value is not found
 */
export function valuePositions(
  value: string,
  source: string,
  find: () => Range | undefined,
  otherwise: () => Place,
): Pick<Passage, 'text' | 'place' | 'range'> {
  let located: { readonly range: Range | undefined; readonly start: number | undefined } | undefined
  const locate = (): NonNullable<typeof located> => {
    if (located) return located
    const range = find()
    const shift = range ? source.slice(range.start, range.end).indexOf(value) : -1
    located = { range, start: range && shift !== -1 ? range.start + shift : undefined }
    return located
  }
  return {
    text: value,
    place(index) {
      const { range, start } = locate()
      if (start !== undefined) return placeAt(source, start + index)
      return range ? placeAt(source, range.start) : otherwise()
    },
    range(from, to) {
      const { start } = locate()
      return start === undefined ? undefined : { start: start + from, end: start + to }
    },
  }
}
