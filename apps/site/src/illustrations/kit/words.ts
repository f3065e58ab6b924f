import type { Element, ElementContent } from 'hast'

/** Text and lengths: the content of a label or a caption. */
export type Content = readonly ElementContent[]

/** The words of one illustration in one language. */
export interface Words {
  /**
   * A label of the illustration.
   *
   * @param feet the lengths that its placeholders show, in feet
   */
  label(key: string, feet?: Readonly<Record<string, number>>): Content
  /** the name of a term */
  name(term: string): Content
  /** the names of terms as a list */
  names(terms: readonly string[]): Content
  /** a length in feet, rewritten when the reader chooses other units */
  length(feet: number): Content
  /** the number of a length, for a series whose unit the caption says */
  bareLength(feet: number): Content
  /** a number with its sign */
  signed(value: number): Content
}

const PLACEHOLDER = /\{\{\s*([\w-]+)\s*\}\}/u

/**
 * The pieces of a string with placeholders: text, and what each placeholder shows.
 *
 * @throws RangeError if a placeholder has no value
 */
export const filled = (string: string, values: Readonly<Record<string, Element | string>>): Content =>
  string.split(PLACEHOLDER).flatMap((piece, index): ElementContent[] => {
    const value = index % 2 === 0 ? piece : values[piece]
    if (value === undefined) throw new RangeError(`"${piece}" has no value. Tip: pass it with the string.`)
    if (typeof value !== 'string') return [value]
    return value === '' ? [] : [{ type: 'text', value }]
  })
