import { requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import { loseExhaustion } from '../conditions/exhaustion.ts'
import { requireVitals, type Vitals } from './vitals.ts'

/** A creature, and the Hit Points with which magic brings it back to life. */
export interface Revival {
  readonly vitals: Vitals
  /** from 1 to the Hit Point maximum */
  readonly hitPoints: number
}

/**
 * A dead creature that magic brings back to life, with the Hit Points that the magic determines. Nothing else restores
 * the dead; a creature that is not dead does not change. Conditions that are still ongoing remain.
 *
 * @throws RangeError if the Hit Points are not an integer within bounds, or the vitals have a wrong number or kind of
 * life
 * @source SRD 5.2.1, Rules Glossary, Dead (page 180)
 * @example
 * revive({ vitals: { ...unhurt({ hitPointMaximum: 12, diesAtZero: false }), life: { kind: 'dead' } }, hitPoints: 1 }).life // => { kind: 'conscious', hitPoints: 1 }
 */
export function revive({ vitals, hitPoints }: Revival): Vitals {
  requireVitals(vitals)
  if (vitals.life.kind !== 'dead') return vitals
  requireInteger('hitPoints', hitPoints, { minimum: 1, maximum: vitals.hitPointMaximum })
  return { ...vitals, life: { kind: 'conscious', hitPoints } }
}

/**
 * The Exhaustion level with which a creature returns to life.
 *
 * @param level the level with which it died
 * @throws RangeError if the level is negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Dead (page 180)
 * @example
 * exhaustionOnRevival(6) // => 5
 * exhaustionOnRevival(0) // => 0
 */
export const exhaustionOnRevival = (level: number, { revival }: RulesOf<'revival'> = srd521DamageAndHealing): number =>
  loseExhaustion({ level, lost: revival.exhaustionLevelsRemoved })
