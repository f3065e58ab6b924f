import { srd51 } from '../../rulesets/srd-5-1.ts'
import { feet, integer, type NamedFigure, pounds } from '../named-figure.ts'

const [encumbered, heavilyEncumbered] = srd51.carrying.encumbranceVariant

/** Figures that running text can name: SRD 5.1, exploration, travel and hazards. */
export const srd51ExplorationFigures = {
  'srd51-encumbered-per-strength': pounds(encumbered.overPoundsPerStrength),
  'srd51-encumbered-speed-penalty': feet(encumbered.speedReducedFeet),
  'srd51-heavily-encumbered-per-strength': pounds(heavilyEncumbered.overPoundsPerStrength),
  'srd51-heavily-encumbered-speed-penalty': feet(heavilyEncumbered.speedReducedFeet),
  'srd51-suffocation-least-rounds': integer(srd51.suffocation.leastRounds),
} as const satisfies Readonly<Record<string, NamedFigure>>
