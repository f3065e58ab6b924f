const QUARTERS = 4

/**
 * Checks a weight in pounds. The lightest items of the tables weigh a quarter of a pound, so that a load weighs a
 * multiple of that, which a number holds exactly.
 *
 * @throws RangeError if the weight is negative, or not in quarters of a pound
 * @example
 * requirePounds('carriedPounds', 12.75) // => 12.75
 */
export function requirePounds(name: string, pounds: number): number {
  if (typeof pounds !== 'number' || !Number.isSafeInteger(pounds * QUARTERS) || pounds < 0)
    throw new RangeError(`${name} is ${pounds}; it must be pounds from 0, in quarters of a pound.`)
  return pounds
}

/** A weight in quarters of a pound, as the tables have it, in pounds. */
export const inPounds = (quarterPounds: number): number => quarterPounds / QUARTERS
