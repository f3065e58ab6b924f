import type { Figure, Output } from '../src/calculators/calculator.ts'
import { type Fraction, toNumber } from '../src/fraction.ts'

function plain({ value }: Figure): number | undefined {
  if (typeof value === 'number') return value
  return typeof value === 'object' && 'numerator' in value ? toNumber(value) : undefined
}

/** The figures of an answer as numbers by id; words and dice are left out. */
export const plainFigures = ({ figures }: Output): Record<string, number> =>
  Object.fromEntries(
    figures.flatMap((figure): [string, number][] => {
      const number = plain(figure)
      return number === undefined ? [] : [[figure.id, number]]
    }),
  )

/** A figure that is exact. */
export function fractionOf(figure: Figure): Fraction {
  const { value } = figure
  if (typeof value !== 'object' || !('numerator' in value)) throw new Error(`${figure.id} is not a fraction`)
  return value
}
