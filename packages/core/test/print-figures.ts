import type { NamedFigure } from '../src/figures/named-figure.ts'

const kindOf = (figure: NamedFigure): string => {
  if (figure.kind !== 'quantity') return figure.kind
  if (figure.isSquareSide) return 'square side'
  return figure.countsFeet && figure.perFeet === undefined ? `single ${figure.unit}` : figure.unit
}

const per = (figure: NamedFigure): string =>
  figure.kind === 'quantity' && figure.perFeet !== undefined ? ` per ${figure.perFeet}` : ''

const print = (figure: NamedFigure): string => `${kindOf(figure)} ${figure.value}${per(figure)}`

/**
 * Figures as a test lists them: `integer 15`, `dice 1d4`, `feet 10`, `square side 5`, `feet 1 per 1`, `single feet 3`.
 */
export const printFigures = (figures: Readonly<Record<string, NamedFigure>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, print(figure)]))
