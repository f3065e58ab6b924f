import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }
import * as dice from '../src/dice/index.ts'
import * as core from '../src/index.ts'

const DICE = [
  'DEFAULT_LIMITS',
  'add',
  'caret',
  'certain',
  'cryptoRandom',
  'format',
  'fromOutcomes',
  'keepDice',
  'keptRanks',
  'mapOutcomes',
  'maximum',
  'mean',
  'mix',
  'modes',
  'negate',
  'odds',
  'outcomes',
  'parse',
  'probability',
  'quantile',
  'roll',
  'rollDie',
  'seededRandom',
  'sumOfDice',
  'toAscii',
  'variance',
]

const CORE = [
  'ABILITIES',
  'ABILITY_MODIFIERS',
  'ABILITY_SCORES',
  'ATTACK_ROLL_ABILITIES',
  'BASE_ARMOR_CLASS',
  'CALCULATORS',
  'CHALLENGE_RATINGS',
  'CONDITIONS',
  'COVER',
  'COVER_DEGREES',
  'D20_TESTS',
  'DAMAGE_TYPES',
  'FIGURES',
  'JUST_DROPPED',
  'LEVELS',
  'MINIMUM_DAMAGE',
  'NATURAL_HIT',
  'NATURAL_MISS',
  'PROFICIENCY_BONUSES',
  'ROLL_STATES',
  'SKILLS',
  'SKILL_ABILITIES',
  'TABLES',
  'TASK_DIFFICULTIES',
  'TYPICAL_DIFFICULTY_CLASSES',
  'abilityModifier',
  'addFractions',
  'armorClassBehind',
  'attack',
  'attackChances',
  'attackOutcome',
  'baseArmorClass',
  'canBeTargetedDirectly',
  'chanceOfSuccess',
  'compareFractions',
  'coverBonus',
  'criticalDamage',
  'd20Distribution',
  'd20Pool',
  'damageAtZero',
  'deathSavingThrow',
  'defaultInput',
  'defineCalculator',
  'dice',
  'divideRoundDown',
  'dyingChances',
  'fail',
  'fraction',
  'halfDamage',
  'leastCommonMultiple',
  'mostProtectiveCover',
  'multiplyFractions',
  'naturalRollNeeded',
  'ok',
  'proficiencyAdded',
  'proficiencyBonusAtChallengeRating',
  'proficiencyBonusAtLevel',
  'readState',
  'requireInteger',
  'rollState',
  'srd521',
  'subtractFractions',
  'succeeds',
  'takeDamage',
  'toNumber',
  'writeState',
]

test('what `@rulestone/core/dice` exports', () => {
  expect(Object.keys(dice).sort()).toEqual(DICE)
})

test('what `@rulestone/core` exports: everything of the dice, and more', () => {
  expect(Object.keys(core).sort()).toEqual([...DICE, ...CORE].sort())
})

test('the entry points', () => {
  expect(manifest.exports).toEqual({
    '.': './src/index.ts',
    './dice': './src/dice/index.ts',
    './calculators/*': './src/calculators/*.ts',
  })
})
