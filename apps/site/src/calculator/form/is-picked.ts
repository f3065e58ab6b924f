import type { Field } from '@rulestone/core'

/** The maximum number of options in a row of buttons; more options are a searchable list. */
const MOST_SEGMENTS = 6
const MOST_CHIPS = 12
/** The maximum number of letters in a row of more than three options. */
const MOST_LETTERS = 72
const FEW = 3

/**
 * Whether the options of a field are a searchable list.
 *
 * @param labels the names of the options
 */
export function isPicked({ type }: Pick<Field, 'type'>, labels: readonly string[]): boolean {
  if (type === 'several') return labels.length > MOST_CHIPS
  if (type !== 'choice') return false
  return labels.length > MOST_SEGMENTS || (labels.length > FEW && labels.join('').length > MOST_LETTERS)
}
