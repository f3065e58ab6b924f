import { damageTaken, MINIMUM_DAMAGE } from '../rules/damage-and-healing/damage.ts'
import { JUST_DROPPED } from '../rules/damage-and-healing/death-saving-throw.ts'
import { hitPointsOf } from '../rules/damage-and-healing/hit-points.ts'
import { srd521 } from '../rulesets/srd-5-2-1.ts'
import { DAMAGE_TYPES } from '../vocabulary/damage-types.ts'
import { dice, integer, type NamedFigure } from './named-figure.ts'

const { dying, knockOut, longRest, shortRest } = srd521

/** Figures that running text can name: damage, dying, healing and rests. */
export const damageAndHealingFigures = {
  'hit-points-minimum': integer(hitPointsOf(JUST_DROPPED)),
  'minimum-damage': integer(MINIMUM_DAMAGE),
  'damage-types-count': integer(DAMAGE_TYPES.length),
  'vulnerability-multiplier': integer(damageTaken({ dealt: 1, vulnerability: true }).value),
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
  'knock-out-hit-points': integer(knockOut.hitPoints),
  'knock-out-first-aid-dc': integer(knockOut.firstAidDc),
  'revival-exhaustion-removed': integer(srd521.revival.exhaustionLevelsRemoved),
  'short-rest-minutes': integer(shortRest.minutes),
  'short-rest-hours': integer(shortRest.minutes / 60),
  'short-rest-minimum-hit-points': integer(shortRest.leastHitPoints),
  'hit-die-minimum-healing': integer(shortRest.leastPerHitDie),
  'long-rest-hours': integer(longRest.hours),
  'long-rest-sleep-hours': integer(longRest.sleepHours),
  'long-rest-light-activity-hours': integer(longRest.lightActivityHours),
  'long-rest-minimum-hit-points': integer(longRest.leastHitPoints),
  'long-rest-wait-hours': integer(longRest.nextAfter.hours),
  'long-rest-exhaustion-removed': integer(longRest.exhaustionLevelsRemoved),
  'long-rest-interrupting-exertion-hours': integer(longRest.interruptions.exertionMinutes / 60),
  'long-rest-short-rest-benefit-hours': integer(longRest.shortRestAfterHours),
  'long-rest-interruption-extra-hours': integer(longRest.interrupted.extraHours),
  'object-destroyed-hit-points': integer(hitPointsOf(JUST_DROPPED)),
} as const satisfies Readonly<Record<string, NamedFigure>>
