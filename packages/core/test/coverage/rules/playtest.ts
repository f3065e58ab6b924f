import type { Holds } from '../holds.ts'

/** The rules of the 2012 playtest. */
// biome-ignore format: a table
export const playtest = {
  'next-making-a-check':        ['succeeds', 'd20TestOutcome', 'trainingAdded', 'next2012.training'],
  'next-contests':              ['contestOutcome', 'contestChances', 'opposedOutcome', 'next2012.opposition'],
  'next-making-a-save':         ['savingThrowSucceeds', 'd20TestOutcome'],
  'next-strength':              ['PLAYTEST_CARRYING_CAPACITIES', 'carryingCapacity', 'laden', 'next2012.carrying', 'next2012.abilityScores'],
  'next-dexterity':             ['baseArmorClass', 'weaponAbilities', 'next2012.weaponAttack', 'next2012.initiative'],
  'next-constitution':          ['hitPointMaximum', 'deadlyHitPoints'],
  'next-intelligence':          ['spellAttackModifier', 'spellSaveDc'],
  'next-wisdom':                ['spellAttackModifier', 'spellSaveDc'],
  'next-charisma':              ['spellAttackModifier', 'spellSaveDc'],
  'next-time':                  ['ROUND_SECONDS', 'roundsInMinutes'],
  'next-movement':              ['movementCostFeet', 'feetPerMinute', 'standUpCostFeet', 'highJumpFeet', 'longJumpFeet', 'next2012.movement', 'next2012.travel'],
  'next-stealth':               ['mayHide', 'hide', 'endsHiding', 'next2012.hide', 'next2012.unseenAttack'],
  'next-perception':            ['findsHidden', 'findsObject', 'contestOutcome'],
  'next-short-rest':            ['mayStartShortRest', 'maySpendHitDie', 'hitDieHealing', 'finishLongRest', 'next2012.shortRest', 'next2012.longRest'],
  'next-condition-definitions': ['PLAYTEST_CONDITIONS', 'PLAYTEST_CONDITION_EFFECTS', 'conditionEffects', 'next2012.conditions'],
  'next-casting-a-spell':       ['castingObstacles', 'next2012.casting'],
  'next-spell-components':      ['missingComponents', 'castingObstacles'],
  'next-spell-disruption':      ['spellDisruptionChecks', 'next2012.spellDisruption'],
  'next-casting-time':          ['ROUND_SECONDS', 'castingActions'],
  'next-spell-range':           ['originDistanceFeet', 'chooseTarget'],
  'next-spell-targets':         ['castingObstacles', 'canBeTargetedDirectly', 'next2012.casting'],
  'next-areas-of-effect':       ['AREAS_OF_EFFECT', 'isInArea', 'areaReaches', 'next2012.areaShapes'],
  'next-spell-duration':        ['turnAfterRounds', 'next2012.casting'],
  'next-spells-and-saves':      ['spellSaveDc', 'next2012.spellFigures'],
  'next-attack-spells':         ['spellAttackModifier', 'next2012.spellFigures'],
  'next-combining-effects':     ['applyingCasting'],
  'next-minor-spells':          ['next2012.casting', 'slotLevelsFor'],
  'next-rituals':               ['ritualMinutes', 'ritualObstacles', 'next2012.ritual'],
} as const satisfies Holds
