import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, actions and Initiative. */
export const srd51ActionsFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
