import { requireInteger } from '../../bounds.ts'
import type { RevivalRule } from '../../rulesets/damage-and-healing.ts'
import { loseExhaustion } from '../conditions/exhaustion.ts'
import type { Vitals } from './hit-points.ts'

/**
 * A dead creature that magic brings back to life, with the Hit Points that the magic determines. Nothing else restores
 * the dead; a creature that is not dead does not change. Conditions that are still ongoing remain.
 *
 * @param hitPoints from 1 to the Hit Point maximum
 * @throws RangeError if the Hit Points are not an integer within bounds
 * @source SRD 5.2.1, Rules Glossary, Dead (page 180)
 * @example
 * revive({ ...unhurt({ hitPointMaximum: 12, diesAtZero: false }), life: { kind: 'dead' } }, 1).life // => { kind: 'conscious', hitPoints: 1 }
 */
export function revive(vitals: Vitals, hitPoints: number): Vitals {
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
 * exhaustionOnRevival(6, srd521.revival) // => 5
 * exhaustionOnRevival(0, srd521.revival) // => 0
 */
export const exhaustionOnRevival = (level: number, { exhaustionLevelsRemoved }: RevivalRule): number =>
  loseExhaustion({ level, lost: exhaustionLevelsRemoved })
