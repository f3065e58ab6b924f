import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, characters. */
export const srd51CharactersFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
