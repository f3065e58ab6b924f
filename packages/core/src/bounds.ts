/** Bounds of an integer argument, inclusive. */
export interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/**
 * Checks an integer argument, to report a caller's mistake. What a person typed is parsed first and never gets here.
 *
 * @throws RangeError naming the argument, the value and the bounds
 * @example
 * requireInteger('score', 15, { minimum: 1, maximum: 30 }) // => 15
 */
export function requireInteger(name: string, value: number, { minimum, maximum }: Bounds): number {
  if (!Number.isSafeInteger(value) || value < minimum || value > maximum) {
    throw new RangeError(
      `${name} is ${value}; it must be an integer from ${minimum} to ${maximum} (both included). Tip: check or clamp it before the call.`,
    )
  }
  return value
}
