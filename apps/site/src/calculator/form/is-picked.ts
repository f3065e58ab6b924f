import type { Field } from '@rulestone/core'

/** The most options that are shown as a row of buttons; more are a list to search. */
const MOST_SEGMENTS = 6
const MOST_CHIPS = 12
/** The most letters of a row of more than three options. */
const MOST_LETTERS = 72
const FEW = 3

/**
 * Whether the options of a field are picked from a list that can be searched.
 *
 * @param labels the names of the options
 */
export function isPicked({ type }: Pick<Field, 'type'>, labels: readonly string[]): boolean {
  if (type === 'several') return labels.length > MOST_CHIPS
  if (type !== 'choice') return false
  return labels.length > MOST_SEGMENTS || (labels.length > FEW && labels.join('').length > MOST_LETTERS)
}
