import type { FieldValue } from '../calculator.ts'

/** The text for no option at all in a field that takes several. */
export const NONE = 'none'

/**
 * A value as text, as in a URL, a directive or on a command line.
 *
 * @example
 * toText(['prone', 'stunned']) // => 'prone stunned'
 */
export function toText(value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  if (typeof value === 'object') return value.length === 0 ? NONE : value.join(' ')
  return String(value)
}
