import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, magic. */
export const srd51MagicFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
