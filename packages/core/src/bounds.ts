import { shown } from './shown.ts'

/** Bounds of an integer argument, inclusive. */
export interface Bounds {
  readonly minimum: number
  readonly maximum: number
}

/** Integers from 0, such as distances, weights, damage and counts. */
export const FROM_0: Bounds = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

/** Integers from 1, such as what is counted from 1. */
export const FROM_1: Bounds = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/** Integers of either sign, such as modifiers, bonuses and the totals of rolls. */
export const ANY_INTEGER: Bounds = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER }

const isIntegerWithin = (value: number, { minimum, maximum }: Bounds): boolean =>
  Number.isSafeInteger(value) && value >= minimum && value <= maximum

/**
 * Checks an integer argument, to report a caller's mistake. What a person typed is parsed first and never gets here.
 *
 * @throws RangeError naming the argument, the value and the bounds
 * @example
 * requireInteger('score', 15, { minimum: 1, maximum: 30 }) // => 15
 */
export function requireInteger(name: string, value: number, bounds: Bounds): number {
  if (!isIntegerWithin(value, bounds)) {
    const { minimum, maximum } = bounds
    throw new RangeError(
      `${name} is ${typeof value === 'string' ? 'the text ' : ''}${shown(value)}; it must be an integer from ${minimum} to ${maximum} (both included). Tip: check or clamp it before the call.`,
    )
  }
  return value
}

/**
 * Checks a list of integers, to report a caller's mistake.
 *
 * @throws RangeError naming the argument, the place in the list, the value and the bounds
 * @example
 * requireIntegers('levels', [1, 5], { minimum: 1, maximum: 20 }) // => [1, 5]
 */
export function requireIntegers(name: string, values: readonly number[], bounds: Bounds): readonly number[] {
  const wrong = values.findIndex((value) => !isIntegerWithin(value, bounds))
  if (wrong !== -1) requireInteger(`${name}[${wrong}]`, values[wrong] ?? Number.NaN, bounds)
  return values
}
