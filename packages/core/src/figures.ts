import { ABILITY_SCORES } from './rules/ability-score.ts'
import { BASE_ARMOR_CLASS } from './rules/armor-class.ts'
import { NATURAL_HIT, NATURAL_MISS } from './rules/attack-roll.ts'
import { MINIMUM_DAMAGE } from './rules/damage.ts'
import { srd521 } from './rulesets/srd-5-2-1.ts'
import { COVER } from './tables/cover.ts'
import { PROFICIENCY_BONUSES } from './tables/proficiency-bonuses.ts'

/** A figure that a text can show with `:value[id]`. */
export type NamedFigure =
  | { readonly kind: 'integer' | 'signed'; readonly value: number }
  | { readonly kind: 'dice'; readonly value: string }

const integer = (value: number): NamedFigure => ({ kind: 'integer', value })
const signed = (value: number): NamedFigure => ({ kind: 'signed', value })
const dice = (value: string): NamedFigure => ({ kind: 'dice', value })

const [halfCover, threeQuartersCover] = COVER
const dying = srd521.dying

/** Every figure that running text can name, each from its one home in a table, rule or ruleset. */
export const FIGURES: Readonly<Record<string, NamedFigure>> = {
  'ability-score-minimum': integer(ABILITY_SCORES.minimum),
  'adventurer-score-maximum': integer(ABILITY_SCORES.adventurerMaximum),
  'ability-score-maximum': integer(ABILITY_SCORES.maximum),
  'proficiency-bonus-minimum': signed(PROFICIENCY_BONUSES[0].bonus),
  'proficiency-bonus-maximum': signed(PROFICIENCY_BONUSES[PROFICIENCY_BONUSES.length - 1]?.bonus ?? 0),
  'base-armor-class': integer(BASE_ARMOR_CLASS),
  'half-cover-bonus': signed(halfCover.bonus),
  'three-quarters-cover-bonus': signed(threeQuartersCover.bonus),
  'natural-hit': integer(NATURAL_HIT),
  'natural-miss': integer(NATURAL_MISS),
  'critical-dice': integer(srd521.criticalHit.damageRolls),
  'minimum-damage': integer(MINIMUM_DAMAGE),
  'death-save-dc': integer(dying.dc),
  'death-save-successes': integer(dying.successesToStabilize),
  'death-save-failures': integer(dying.failuresToDie),
  'death-save-natural-1-failures': integer(dying.natural1Failures),
  'death-save-natural-20-hit-points': integer(dying.natural20HitPoints),
  'death-save-damage-failures': integer(dying.damageFailures),
  'death-save-critical-failures': integer(dying.criticalHitFailures),
  'stabilize-dc': integer(dying.stabilizeDc),
  'stable-hit-points': integer(dying.stableHitPoints),
  'stable-hours': dice(dying.stableHours),
}
