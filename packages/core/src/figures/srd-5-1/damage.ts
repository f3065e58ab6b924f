import { srd51 } from '../../rulesets/srd-5-1.ts'
import { dice, integer, type NamedFigure } from '../named-figure.ts'

const { dying, knockOut, longRest, shortRest } = srd51

/** Figures that running text can name: SRD 5.1, damage, conditions and rests. */
export const srd51DamageFigures = {
  'srd51-exhaustion-levels': integer(srd51.conditions.rows.exhaustion.maximumLevel),
  'srd51-knock-out-hit-points': integer(knockOut.hitPoints),
  'srd51-stable-hit-points': integer(dying.stableHitPoints),
  'srd51-stable-hours': dice(dying.stableHours),
  'srd51-short-rest-minutes': integer(shortRest.minutes),
  'srd51-long-rest-hours': integer(longRest.hours),
  'srd51-long-rest-light-activity-hours': integer(longRest.lightActivityHours),
  'srd51-long-rest-minimum-hit-points': integer(longRest.leastHitPoints),
  'srd51-long-rest-wait-hours': integer(longRest.nextAfter.hours),
  'srd51-long-rest-exhaustion-removed': integer(longRest.exhaustionLevelsRemoved),
  'srd51-long-rest-interrupting-minutes': integer(longRest.interruptions.exertionMinutes),
} as const satisfies Readonly<Record<string, NamedFigure>>
