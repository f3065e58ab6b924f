import type { NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, equipment and downtime. */
export const srd51EquipmentFigures = {} as const satisfies Readonly<Record<string, NamedFigure>>
