import { CONDITION_EFFECTS } from '../../tables/conditions/condition-effects.ts'
import { CONDITIONS } from '../../vocabulary/conditions.ts'
import type { DamageAndHealingRules } from '../damage-and-healing.ts'
import { srd521CriticalHit } from './critical-hit.ts'

const SHORT_REST_INTERRUPTIONS = {
  initiative: true,
  attack: false,
  damage: true,
  spellFromLevel: 1,
  exertionMinutes: 'none',
} as const

/**
 * Damage, healing and conditions in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game: Damage and Healing (pages 16–18); Rules Glossary: Concentration (page 179), Dead
 *   (page 180), Knocking Out a Creature (page 184), Long Rest (page 185), Short Rest (page 187)
 */
export const srd521DamageAndHealing = {
  abilityModifierAddedTo: 'dice',
  criticalHit: srd521CriticalHit,
  dying: {
    failure: 'counted',
    dc: 10,
    saveAbility: 'none',
    successesToStabilize: 3,
    failuresToDie: 3,
    natural1Failures: 2,
    natural20HitPoints: 1,
    damageFailures: 1,
    criticalHitFailures: 2,
    stabilizeDc: 10,
    stableHitPoints: 1,
    stableHours: '1d4',
  },
  bloodied: { when: 'half-or-fewer' },
  instantDeath: { massiveDamage: true, maximumOfZero: true },
  knockOut: { attacks: 'melee', chosen: 'on-dropping', hitPoints: 1, firstAidDc: 10, startsShortRest: true },
  temporaryHitPoints: true,
  concentration: { saveAbility: 'constitution', minimumDc: 10, maximumDc: 30, environmentDc: 'none' },
  shortRest: {
    minutes: 60,
    leastHitPoints: 1,
    hitDiceNeed: 'nothing',
    leastPerHitDie: 1,
    interruptions: SHORT_REST_INTERRUPTIONS,
  },
  longRest: {
    hours: 8,
    sleepHours: 6,
    lightActivityHours: 2,
    leastHitPoints: 1,
    nextAfter: { from: 'end', hours: 16 },
    recovery: { usual: { hitPoints: 'all', hitDice: 'all', spendsHitDice: false } },
    restoresReductions: true,
    exhaustionLevelsRemoved: 1,
    removingExhaustionNeedsFood: false,
    interruptions: { ...SHORT_REST_INTERRUPTIONS, exertionMinutes: 60 },
    interrupted: { rest: 'resumes', extraHours: 1 },
    shortRestAfterHours: 1,
  },
  revival: { exhaustionLevelsRemoved: 1 },
  conditions: { list: CONDITIONS, rows: CONDITION_EFFECTS },
} as const satisfies DamageAndHealingRules
