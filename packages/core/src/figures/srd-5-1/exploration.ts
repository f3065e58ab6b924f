import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, exploration, travel and hazards. */
export const srd51ExplorationFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
