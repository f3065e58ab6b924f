import type { Comparison, Test } from './syntax.ts'

/** Whether a number compares so with a value. */
export function holds(number: number, comparison: Comparison, value: number): boolean {
  switch (comparison) {
    case '<':
      return number < value
    case '<=':
      return number <= value
    case '=':
      return number === value
    case '!=':
      return number !== value
    case '>=':
      return number >= value
    case '>':
      return number > value
  }
}

/**
 * How many of the faces 1 to `sides` match a test, without counting them one by one.
 *
 * @example
 * matchingFaces(6, { comparison: '>=', value: 5 }) // => 2
 */
export function matchingFaces(sides: number, { comparison, value }: Test): number {
  const below = Math.min(Math.max(Math.ceil(value) - 1, 0), sides)
  const equal = Number.isInteger(value) && value >= 1 && value <= sides ? 1 : 0
  switch (comparison) {
    case '<':
      return below
    case '<=':
      return below + equal
    case '=':
      return equal
    case '!=':
      return sides - equal
    case '>=':
      return sides - below
    case '>':
      return sides - below - equal
  }
}
