import { srd51 } from '../../rulesets/srd-5-1.ts'
import { feet, integer, type NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, actions and Initiative. */
export const srd51ActionsFigures = {
  'srd51-actions-count': integer(srd51.actions.list.length),
  'srd51-help-attack-distance': feet(srd51.help.attackWithinFeet),
} as const satisfies Readonly<Record<string, NamedFigure>>
