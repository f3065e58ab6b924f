import { srd51 } from '../../rulesets/srd-5-1.ts'
import { integer, type NamedFigure } from '../named-figure.ts'

const { longRest, knockOut } = srd51

/** Figures that running text can name: SRD 5.1, damage, conditions and rests. */
export const srd51DamageFigures = {
  'srd51-knock-out-hit-points': integer(knockOut.hitPoints),
  'srd51-long-rest-per-hours': integer(longRest.nextAfter.hours),
  'srd51-long-rest-interrupting-exertion-hours': integer(longRest.interruptions.exertionMinutes / 60),
} as const satisfies Readonly<Record<string, NamedFigure>>
