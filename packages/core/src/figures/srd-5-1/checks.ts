import { srd51 } from '../../rulesets/srd-5-1.ts'
import { SRD_5_1_BASE_ARMOR_CLASSES } from '../../tables/d20-tests/srd-5-1-base-armor-classes.ts'
import { integer, type NamedFigure } from '../named-figure.ts'

const [, , , draconicResilience] = SRD_5_1_BASE_ARMOR_CLASSES

/** Figures that running text can name: SRD 5.1, checks and abilities. */
export const srd51ChecksFigures = {
  'srd51-draconic-resilience-base': integer(draconicResilience.base),
  'srd51-ordinary-score-maximum': integer(srd51.abilityScores.ordinaryMaximum),
} as const satisfies Readonly<Record<string, NamedFigure>>
