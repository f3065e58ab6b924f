/**
 * Checks a text argument, to report a caller's mistake.
 *
 * @throws RangeError naming the argument and what was found
 * @example
 * requireText('seed', 'table 7') // => 'table 7'
 */
export function requireText(name: string, value: string): string {
  if (typeof value !== 'string') {
    throw new RangeError(`${name} is ${value === null ? 'null' : `of type ${typeof value}`}; it must be a text.`)
  }
  return value
}
