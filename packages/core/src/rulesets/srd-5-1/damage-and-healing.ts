import { SRD_5_1_CONDITION_EFFECTS } from '../../tables/conditions/srd-5-1-condition-effects.ts'
import { CONDITIONS } from '../../vocabulary/conditions.ts'
import type { DamageAndHealingRules } from '../damage-and-healing.ts'
import { srd521DamageAndHealing } from '../srd-5-2-1/damage-and-healing.ts'

const NO_INTERRUPTIONS = {
  initiative: false,
  attack: false,
  damage: false,
  spellFromLevel: 'none',
  exertionMinutes: 'none',
} as const

/**
 * Damage, healing and conditions in SRD 5.1: what differs from SRD 5.2.1. The text does not say what a negative total of
 * a Hit Die does, nor whether the two hours of light activity are those of the watch alone; one Long Rest in 24 hours is
 * counted from the start of one to the start of the next.
 *
 * @source SRD 5.1, Adventuring, Resting (page 87); Combat, Damage and Healing (pages 96 to 99); Spellcasting,
 *   Concentration (page 101); Appendix PH-A: Conditions (pages 358 and 359)
 */
export const srd51DamageAndHealing = {
  ...srd521DamageAndHealing,
  abilityModifierAddedTo: 'any-damage',
  bloodied: 'none',
  instantDeath: { massiveDamage: true, maximumOfZero: false },
  knockOut: { attacks: 'melee', chosen: 'on-dropping', hitPoints: 0, firstAidDc: 'none', startsShortRest: false },
  concentration: { saveAbility: 'constitution', minimumDc: 10, maximumDc: 'none', environmentDc: 10 },
  shortRest: {
    minutes: 60,
    leastHitPoints: 'any',
    hitDiceNeed: 'nothing',
    leastPerHitDie: 0,
    interruptions: NO_INTERRUPTIONS,
  },
  longRest: {
    hours: 8,
    sleepHours: 0,
    lightActivityHours: 2,
    leastHitPoints: 1,
    nextAfter: { from: 'start', hours: 24 },
    recovery: { usual: { hitPoints: 'all', hitDice: 'half', spendsHitDice: false } },
    restoresReductions: false,
    exhaustionLevelsRemoved: 1,
    removingExhaustionNeedsFood: true,
    interruptions: { ...NO_INTERRUPTIONS, exertionMinutes: 60 },
    interrupted: { rest: 'starts-over' },
    shortRestAfterHours: 'none',
  },
  revival: { exhaustionLevelsRemoved: 0 },
  conditions: { list: CONDITIONS, rows: SRD_5_1_CONDITION_EFFECTS },
} as const satisfies DamageAndHealingRules
