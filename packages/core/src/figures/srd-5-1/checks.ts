import { srd51 } from '../../rulesets/srd-5-1.ts'
import { integer, type NamedFigure } from '../named-figure.ts'

/** Figures that running text can name: SRD 5.1, checks and abilities. */
export const srd51ChecksFigures = {
  'srd51-ordinary-score-maximum': integer(srd51.abilityScores.ordinaryMaximum),
} as const satisfies Readonly<Record<string, NamedFigure>>
