import type { FieldValue } from './calculator.ts'

/** What stands for no option at all in a field that takes several. */
export const NONE = 'none'

/**
 * A value as a text: how it stands in a URL, a directive or on a command line.
 *
 * @example
 * toText(['prone', 'stunned']) // => 'prone stunned'
 */
export function toText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return value.length === 0 ? NONE : value.join(' ')
  return String(value)
}
