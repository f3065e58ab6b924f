import { divideRoundDown } from '../rules/basics/round-down.ts'
import { exhaustionEffects } from '../rules/conditions/exhaustion.ts'
import { hitPointsOf, withHitPointMaximum } from '../rules/damage-and-healing/hit-points.ts'
import { setVitals } from './harm.ts'
import { type Play, recordSteps } from './play.ts'
import { exhaustionLevelOf } from './senses.ts'
import type { Creature, FightState } from './state.ts'

/**
 * The maximum once Exhaustion no longer divides it: the normal one if nothing else had changed it, and never more than
 * that.
 */
function undivided({ vitals: { hitPointMaximum }, normalHitPointMaximum: normal }: Creature, by: number): number {
  return hitPointMaximum === divideRoundDown(normal, by) ? normal : Math.min(normal, hitPointMaximum * by)
}

/**
 * Exhaustion divides the Hit Point maximum from the level that says so, and no longer once the level is lower. A
 * creature that joins exhausted has the maximum that it joins with.
 *
 * @source SRD 5.1, Appendix PH-A: Conditions, Exhaustion (page 358)
 */
export function divideMaximum(play: Play, before: FightState, creature: Creature): void {
  const { id, vitals } = creature
  const earlier = before.creatures[id]
  if (earlier === undefined || earlier.conditions === creature.conditions) return
  const divisorOf = (one: Creature): number =>
    exhaustionEffects(exhaustionLevelOf(one), play.ruleset).hitPointMaximumDividedBy
  const [was, by] = [divisorOf(earlier), divisorOf(creature)]
  if (by === was) return
  const hitPointMaximum = divideRoundDown(undivided(creature, was), by)
  const after = withHitPointMaximum({ vitals, hitPointMaximum }, play.ruleset)
  recordSteps(play, id, {
    kind: 'hit-point-maximum-changed',
    rule: 'exhaustion',
    values: { was: vitals.hitPointMaximum, hitPointMaximum, hitPoints: hitPointsOf(after.life) },
  })
  setVitals(play, id, after)
}
