import type { NamedFigure } from '../src/figures/named-figure.ts'

const kindOf = (figure: NamedFigure): string => {
  if (figure.kind !== 'quantity') return figure.kind
  return figure.isSquareSide ? 'square side' : figure.unit
}

const print = (figure: NamedFigure): string => `${kindOf(figure)} ${figure.value}`

/** Figures as a test lists them: `integer 15`, `signed 2`, `dice 1d4`, `feet 10`, `square side 5`. */
export const printFigures = (figures: Readonly<Record<string, NamedFigure>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, print(figure)]))
