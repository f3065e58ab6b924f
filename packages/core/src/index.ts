export { type Bounds, requireInteger } from './bounds.ts'
export { attack } from './calculators/attack.ts'
export * from './calculators/calculator.ts'
export { dice } from './calculators/dice.ts'
export { type AnyCalculator, CALCULATORS } from './calculators/index.ts'
export { defaultInput, readState, type State, writeState } from './calculators/state.ts'
export * from './dice/index.ts'
export { FIGURES, type NamedFigure } from './figures.ts'
export {
  addFractions,
  compareFractions,
  type Fraction,
  fraction,
  leastCommonMultiple,
  multiplyFractions,
  subtractFractions,
  toNumber,
} from './fraction.ts'
export { fail, ok, type Result } from './result.ts'
export { ABILITY_SCORES, abilityModifier } from './rules/ability-score.ts'
export { d20Pool, rollState } from './rules/advantage.ts'
export { armorClassBehind, BASE_ARMOR_CLASS, baseArmorClass } from './rules/armor-class.ts'
export {
  type AttackChances,
  type AttackOutcome,
  type AttackRoll,
  attackChances,
  attackOutcome,
  NATURAL_HIT,
  NATURAL_MISS,
  naturalRollNeeded,
} from './rules/attack-roll.ts'
export { type AttackTest, attackRollChances } from './rules/attack-roll-chances.ts'
export { type AttackRound, type AttackRoundOdds, attackRound, type RoundAttack } from './rules/attack-round.ts'
export { CONCENTRATION_DC, concentrationChances, concentrationDc } from './rules/concentration.ts'
export { type ContestChances, contestChances } from './rules/contest.ts'
export { canBeTargetedDirectly, coverBonus, mostProtectiveCover } from './rules/cover.ts'
export { criticalDamage } from './rules/critical-hit.ts'
export { type CheckOrSave, chanceOfSuccess, d20Distribution, succeeds } from './rules/d20-test.ts'
export { type D20Roll, d20TestChance, d20TestDistribution } from './rules/d20-test-distribution.ts'
export { type DamageModifiers, type DamageStep, halfDamage, MINIMUM_DAMAGE, takeDamage } from './rules/damage.ts'
export { type DamagePart, damageByType, type MixedDamageTypes } from './rules/damage-by-type.ts'
export { type DamageOddsError, damageTaken, type TargetDamageModifiers } from './rules/damage-taken.ts'
export {
  type DamageAtZero,
  type DyingState,
  damageAtZero,
  deathSavingThrow,
  JUST_DROPPED,
} from './rules/death-saving-throw.ts'
export { type DeathSaveRolls, type DyingChances, dyingChances } from './rules/death-saving-throw-chances.ts'
export {
  type DeathSaveDice,
  type DyingChancesByRound,
  dyingChancesByRound,
} from './rules/death-saving-throws-by-round.ts'
export {
  chanceOfScores,
  RANDOM_GENERATION,
  rankedScore,
  rolledScore,
  type ScoreGeneration,
  totalOfScores,
} from './rules/generate-scores.ts'
export { type D20Dice, naturalRoll } from './rules/natural-roll.ts'
export {
  LEVELS,
  type ProficiencyUse,
  proficiencyAdded,
  proficiencyBonusAtChallengeRating,
  proficiencyBonusAtLevel,
} from './rules/proficiency.ts'
export { divideRoundDown } from './rules/round-down.ts'
export { type SavesAndDamage, savesAndDamage } from './rules/saves-and-damage.ts'
export type { DamagingEffect, SavingTarget } from './rules/saving-target.ts'
export type { CriticalHitRule, DyingRule, Ruleset } from './rulesets/ruleset.ts'
export { srd521 } from './rulesets/srd-5-2-1.ts'
export { ABILITY_MODIFIERS, type AbilityModifierRow } from './tables/ability-modifiers.ts'
export { ATTACK_ROLL_ABILITIES, type AttackRollAbilityRow } from './tables/attack-roll-abilities.ts'
export { COVER, type CoverRow } from './tables/cover.ts'
export { TABLES } from './tables/index.ts'
export { PROFICIENCY_BONUSES, type ProficiencyBonusRow } from './tables/proficiency-bonuses.ts'
export { SKILL_ABILITIES, type SkillRow } from './tables/skills.ts'
export type { Cell, Source, Table } from './tables/table.ts'
export { TYPICAL_DIFFICULTY_CLASSES, type TypicalDifficultyClassRow } from './tables/typical-difficulty-classes.ts'
export { ABILITIES, type Ability, type ByAbility } from './vocabulary/abilities.ts'
export { CHALLENGE_RATINGS, type ChallengeRating } from './vocabulary/challenge-ratings.ts'
export { CONDITIONS, type Condition } from './vocabulary/conditions.ts'
export { COVER_DEGREES, type CoverDegree } from './vocabulary/cover-degrees.ts'
export { D20_TESTS, type D20Test, ROLL_STATES, type RollState } from './vocabulary/d20-tests.ts'
export { DAMAGE_TYPES, type DamageType } from './vocabulary/damage-types.ts'
export { type BySkill, SKILLS, type Skill } from './vocabulary/skills.ts'
export { TASK_DIFFICULTIES, type TaskDifficulty } from './vocabulary/task-difficulties.ts'
