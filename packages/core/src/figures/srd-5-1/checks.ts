import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, checks and abilities. */
export const srd51ChecksFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
