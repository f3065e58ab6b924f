import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, damage, conditions and rests. */
export const srd51DamageFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
