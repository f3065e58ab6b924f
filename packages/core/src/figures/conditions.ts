import { CONDITION_EFFECTS } from '../tables/conditions/condition-effects.ts'
import { CONDITIONS } from '../vocabulary/conditions.ts'
import { feet, integer, type NamedFigure, signed } from './named-figure.ts'

const [dies, d20Tests, speedReduced] = CONDITION_EFFECTS.exhaustion.effects

/** Figures that running text can name: conditions. */
export const conditionsFigures = {
  'conditions-count': integer(CONDITIONS.length),
  'exhaustion-maximum-level': integer(CONDITION_EFFECTS.exhaustion.maximumLevel),
  'exhaustion-death-level': integer(dies.atLevel),
  'exhaustion-d20-penalty-per-level': signed(d20Tests.bonusPerLevel),
  'exhaustion-speed-penalty-per-level': feet(speedReduced.feetPerLevel),
  'paralyzed-critical-distance': feet(CONDITION_EFFECTS.paralyzed.effects[5].withinFeet),
  'unconscious-critical-distance': feet(CONDITION_EFFECTS.unconscious.effects[8].withinFeet),
  'prone-attack-distance': feet(CONDITION_EFFECTS.prone.effects[2].when.withinFeet),
  'petrified-weight-multiplier': integer(CONDITION_EFFECTS.petrified.effects[0].times),
} as const satisfies Readonly<Record<string, NamedFigure>>
