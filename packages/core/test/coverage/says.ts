import type * as core from '../../src/index.ts'

/** Everything that core exports as a value. */
export type Core = typeof core

/**
 * A figure of core, in the words of the glossary. Every export that is read for it is recorded as holding the figure.
 */
export type Says = (core: Core) => number | string

/** The figures of core, by headword and meaning. */
export type Figures = Readonly<Record<string, Says>>

/**
 * A figure that is not a single number in core, such as half of something or a formula: the glossary's words for it, if
 * core agrees in every case. Otherwise, what core has instead.
 */
export function when<Figure extends number | string>(
  figure: Figure,
  ...cases: readonly (readonly [got: unknown, expected: boolean | number | string])[]
): Figure | string {
  const amiss = cases.filter(([got, expected]) => got !== expected)
  return amiss.length === 0 ? figure : amiss.map(([got, expected]) => `${got} instead of ${expected}`).join(', ')
}

/** The number that several values share, or the list of them if they differ. */
export const alike = (...numbers: readonly number[]): number | string => {
  const [first = Number.NaN, ...rest] = numbers
  return rest.every((number) => number === first) ? first : numbers.join(', ')
}
