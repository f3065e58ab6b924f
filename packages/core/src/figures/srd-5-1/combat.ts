import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, movement and attacks. */
export const srd51CombatFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
