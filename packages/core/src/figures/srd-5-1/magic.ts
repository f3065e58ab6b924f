import { srd51 } from '../../rulesets/srd-5-1.ts'
import { integer, type NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, magic. */
export const srd51MagicFigures = {
  'srd51-area-shapes-count': integer(srd51.areaShapes.length),
  'srd51-concentration-environment-dc': integer(srd51.concentration.environmentDc),
  'srd51-ritual-extra-minutes': integer(srd51.ritual.extraMinutes),
} as const satisfies Readonly<Record<string, NamedFigure>>
