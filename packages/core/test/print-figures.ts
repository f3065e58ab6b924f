import type { NamedFigure } from '../src/figures/named-figure.ts'

const print = (figure: NamedFigure): string =>
  `${figure.kind === 'quantity' ? figure.unit : figure.kind} ${figure.value}`

/** Figures as a test lists them: `integer 15`, `signed 2`, `dice 1d4`, `feet 10`. */
export const printFigures = (figures: Readonly<Record<string, NamedFigure>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(figures).map(([id, figure]) => [id, print(figure)]))
