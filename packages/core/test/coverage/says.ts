import type * as core from '../../src/index.ts'

/** Everything that core exports as a value. */
export type Core = typeof core

/**
 * What core says of a figure, written as the glossary writes it. What it takes from core is noted: those exports hold the
 * figure.
 */
export type Says = (core: Core) => number | string

/** What core says of figures, by headword and what the figure is. */
export type Figures = Readonly<Record<string, Says>>

/**
 * A figure that is no single number in core, such as half of something or a formula: the glossary’s words for it, if core
 * agrees in every case. Where it does not, what it says instead.
 */
export function when<Figure extends number | string>(
  figure: Figure,
  ...cases: readonly (readonly [got: unknown, expected: boolean | number | string])[]
): Figure | string {
  const amiss = cases.filter(([got, expected]) => got !== expected)
  return amiss.length === 0 ? figure : amiss.map(([got, expected]) => `${got} instead of ${expected}`).join(', ')
}

/** The one number that several are; what they are where they differ. */
export const alike = (...numbers: readonly number[]): number | string => {
  const [first = Number.NaN, ...rest] = numbers
  return rest.every((number) => number === first) ? first : numbers.join(', ')
}
