import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** The target of a coup de grace. */
export interface HelplessTarget {
  readonly unconscious: boolean
  readonly distanceFeet: number
}

/**
 * Whether a creature can use its action for a coup de grace, if the edition has one.
 *
 * @throws RangeError if the distance is negative or not an integer
 * @source 2012 playtest, Combat, Coup de Grace
 * @example
 * mayCoupDeGrace({ unconscious: true, distanceFeet: 5 }, next2012) // => { allowed: true }
 * mayCoupDeGrace({ unconscious: true, distanceFeet: 5 }) // => { allowed: false, rule: 'action', because: 'no-such-action' }
 */
export function mayCoupDeGrace(
  { unconscious, distanceFeet }: HelplessTarget,
  { coupDeGrace: rule }: RulesOf<'coupDeGrace'> = srd521ChecksAndActions,
): Permission<'no-such-action' | 'not-unconscious' | 'too-far'> {
  requireInteger('distanceFeet', distanceFeet, FROM_0)
  return firstObstacle([
    [rule === 'none', 'action', 'no-such-action'],
    [!unconscious, 'action', 'not-unconscious'],
    [rule !== 'none' && distanceFeet > rule.withinFeet, 'action', 'too-far'],
  ])
}

/**
 * The outcome for the target when the attack of a coup de grace hits: it drops to 0 Hit Points, or dies if it already
 * had 0 or fewer. A rule of the 2012 playtest alone.
 *
 * @param hitPoints of the target before the attack; negative ones count in that edition
 * @throws RangeError if the Hit Points are not an integer
 * @source 2012 playtest, Combat, Coup de Grace
 * @example
 * coupDeGrace(12) // => { hitPoints: 0, dead: false }
 * coupDeGrace(-3) // => { hitPoints: -3, dead: true }
 */
export const coupDeGrace = (hitPoints: number): { readonly hitPoints: number; readonly dead: boolean } =>
  requireInteger('hitPoints', hitPoints, ANY_INTEGER) > 0 ? { hitPoints: 0, dead: false } : { hitPoints, dead: true }
