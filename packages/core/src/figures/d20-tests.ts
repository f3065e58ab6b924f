import { ABILITY_SCORES, abilityModifier } from '../rules/abilities/ability-score.ts'
import { D20_SIDES, d20Pool } from '../rules/d20-tests/advantage.ts'
import { BASE_ARMOR_CLASS } from '../rules/d20-tests/armor-class.ts'
import { NATURAL_HIT, NATURAL_MISS } from '../rules/d20-tests/attack-roll.ts'
import { ARMOR_STRENGTH_PENALTY_FEET, shieldBonus } from '../rules/proficiency/armor-training.ts'
import { PASSIVE_SCORE } from '../rules/proficiency/passive-score.ts'
import { LEVELS, proficiencyAdded, proficiencyBonusAtLevel } from '../rules/proficiency/proficiency.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { ABILITY_SCORE_MEANINGS } from '../tables/abilities/ability-score-meanings.ts'
import { TYPICAL_DIFFICULTY_CLASSES } from '../tables/d20-tests/typical-difficulty-classes.ts'
import { SHIELD_STATISTICS } from '../tables/equipment/armor.ts'
import { PROFICIENCY_BONUSES } from '../tables/proficiency/proficiency-bonuses.ts'
import { ABILITIES } from '../vocabulary/abilities.ts'
import { D20_TESTS } from '../vocabulary/d20-tests.ts'
import { SKILLS } from '../vocabulary/skills.ts'
import { dice, feet, integer, type NamedFigure, signed } from './named-figure.ts'

const [, , average] = ABILITY_SCORE_MEANINGS
const [veryEasy, easy, medium, hard, veryHard, nearlyImpossible] = TYPICAL_DIFFICULTY_CLASSES

/** Figures that running text can name: D20 Tests, abilities and proficiency. */
export const d20TestsFigures = {
  'abilities-count': integer(ABILITIES.length),
  'd20-test-kinds': integer(D20_TESTS.length),
  'd20-sides': integer(D20_SIDES),
  'd20-test-die': dice(`1d${D20_SIDES}`),
  'ability-score-minimum': integer(ABILITY_SCORES.minimum),
  'adventurer-score-maximum': integer(ABILITY_SCORES.adventurerMaximum),
  'ability-score-maximum': integer(ABILITY_SCORES.maximum),
  'average-score-minimum': integer(average.from),
  'average-score-maximum': integer(average.to),
  'average-score-modifier': signed(abilityModifier(average.from)),
  'ability-modifier-minimum': signed(abilityModifier(ABILITY_SCORES.minimum)),
  'ability-modifier-maximum': signed(abilityModifier(ABILITY_SCORES.maximum)),
  'advantage-dice': integer(d20Pool('advantage').count),
  'disadvantage-dice': integer(d20Pool('disadvantage').count),
  'dc-very-easy': integer(veryEasy.dc),
  'dc-easy': integer(easy.dc),
  'dc-medium': integer(medium.dc),
  'dc-hard': integer(hard.dc),
  'dc-very-hard': integer(veryHard.dc),
  'dc-nearly-impossible': integer(nearlyImpossible.dc),
  'proficiency-bonus-minimum': signed(PROFICIENCY_BONUSES[0].bonus),
  'proficiency-bonus-maximum': signed(PROFICIENCY_BONUSES[PROFICIENCY_BONUSES.length - 1]?.bonus ?? 0),
  'proficiency-bonus-level-20': signed(proficiencyBonusAtLevel(LEVELS.maximum)),
  'expertise-multiplier': integer(proficiencyAdded({ proficiencyBonus: 1, proficient: true, doubled: true })),
  'skills-count': integer(SKILLS.length),
  'base-armor-class': integer(BASE_ARMOR_CLASS),
  'shield-bonus': signed(SHIELD_STATISTICS.armorClassBonus),
  'untrained-shield-bonus': integer(shieldBonus({ bonus: SHIELD_STATISTICS.armorClassBonus, trained: false })),
  'armor-strength-speed-penalty': feet(ARMOR_STRENGTH_PENALTY_FEET),
  'natural-hit': integer(NATURAL_HIT),
  'natural-miss': integer(NATURAL_MISS),
  'heroic-inspiration-maximum': integer(srd521.heroicInspiration.maximum),
  'passive-perception-base': integer(PASSIVE_SCORE.base),
  'passive-perception-advantage': signed(PASSIVE_SCORE.advantage),
  'passive-perception-disadvantage': signed(PASSIVE_SCORE.disadvantage),
} as const satisfies Readonly<Record<string, NamedFigure>>
