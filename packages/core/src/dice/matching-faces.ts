import type { Comparison, Test } from './syntax.ts'

/** Whether a comparison of two numbers is true. */
export function holds(left: number, comparison: Comparison, right: number): boolean {
  switch (comparison) {
    case '<':
      return left < right
    case '<=':
      return left <= right
    case '=':
      return left === right
    case '!=':
      return left !== right
    case '>=':
      return left >= right
    case '>':
      return left > right
  }
}

/** Whether a face passes a test. */
export const matches = (face: number, { comparison, value }: Test): boolean => holds(face, comparison, value)

/**
 * How many of the faces 1 to `sides` pass a test, in constant time.
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
