/**
 * Checks an id, to report a caller's mistake.
 *
 * @throws RangeError naming the argument, the value and the ids that are allowed
 * @example
 * requireOneOf('cover', 'half', COVER_DEGREES) // => 'half'
 */
export function requireOneOf<Id extends string | number>(name: string, value: Id, allowed: readonly Id[]): Id {
  if (!allowed.includes(value))
    throw new RangeError(`${name} is ${shown(value)}; it must be one of ${allowed.join(', ')}.`)
  return value
}

/** A wrong value as a message shows it: of any type, and not too long. */
const shown = (value: unknown): string =>
  typeof value === 'string'
    ? `'${value.slice(0, 80)}'`
    : value === null || typeof value !== 'object'
      ? String(value)
      : 'an object'
