import type { Field } from '@rulestone/core'

/** A field that is drawn as a row of buttons up to here is a list to search from one option more. */
const MOST_SEGMENTS = 6
const MOST_CHIPS = 12
/** As many letters as a row of options may hold in all, from the fourth option on. */
const MOST_LETTERS = 72
const FEW = 3

/**
 * Whether the options of a field are picked from a list that can be searched.
 *
 * @param labels what the options are called
 */
export function isPicked({ type }: Pick<Field, 'type'>, labels: readonly string[]): boolean {
  if (type === 'several') return labels.length > MOST_CHIPS
  if (type !== 'choice') return false
  return labels.length > MOST_SEGMENTS || (labels.length > FEW && labels.join('').length > MOST_LETTERS)
}
