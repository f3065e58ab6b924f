import { PLAYTEST_CONDITION_EFFECTS } from '../../tables/conditions/playtest-condition-effects.ts'
import { PLAYTEST_CONDITIONS } from '../../vocabulary/conditions.ts'
import type { DamageAndHealingRules } from '../damage-and-healing.ts'

/**
 * Damage, healing and conditions in the 2012 playtest. Signs of injury correspond to Bloodied, and nonlethal damage to
 * knocking out a creature.
 *
 * @source 2012 playtest, Attack Rolls, Damage Rolls, Damage and Dying, Healing, Resting, Conditions
 */
export const next2012DamageAndHealing = {
  abilityModifierAddedTo: 'dice',
  criticalHit: {
    naturalRoll: 20,
    damageDice: 'maximum',
  },
  dying: {
    failure: 'damage',
    dc: 10,
    saveAbility: 'constitution',
    successesToStabilize: 3,
    failureDamage: '1d6',
    stableHitPoints: 1,
    stableHours: '2d6',
  },
  bloodied: { when: 'fewer-than-half' },
  instantDeath: { massiveDamage: false, maximumOfZero: false },
  knockOut: {
    attacks: 'melee-weapon',
    chosen: 'with-the-attack',
    hitPoints: 0,
    firstAidDc: 'none',
    startsShortRest: false,
  },
  temporaryHitPoints: false,
  concentration: 'none',
  shortRest: {
    minutes: 10,
    leastHitPoints: 'any',
    hitDiceNeed: 'kit-or-feature',
    leastPerHitDie: 0,
    interruptions: {
      initiative: false,
      attack: false,
      damage: false,
      spellFromLevel: 'none',
      exertionMinutes: 'none',
    },
  },
  longRest: {
    hours: 8,
    sleepHours: 0,
    lightActivityHours: 2,
    leastHitPoints: 1,
    nextAfter: { from: 'start', hours: 24 },
    recovery: {
      usual: { hitPoints: 'all', hitDice: 'all', spendsHitDice: false },
      'slower-hit-points': { hitPoints: 'none', hitDice: 'all', spendsHitDice: true },
      'slower-hit-dice': { hitPoints: 'all', hitDice: 'one-plus-constitution-modifier', spendsHitDice: false },
      'slower-all-around': { hitPoints: 'none', hitDice: 'one-plus-constitution-modifier', spendsHitDice: true },
    },
    restoresReductions: false,
    exhaustionLevelsRemoved: 0,
    removingExhaustionNeedsFood: false,
    interruptions: {
      initiative: false,
      attack: true,
      damage: true,
      spellFromLevel: 0,
      exertionMinutes: 'none',
    },
    interrupted: { rest: 'starts-over' },
    shortRestAfterHours: 'none',
  },
  revival: { exhaustionLevelsRemoved: 0 },
  conditions: { list: PLAYTEST_CONDITIONS, rows: PLAYTEST_CONDITION_EFFECTS },
} as const satisfies DamageAndHealingRules
