import type { CoupDeGraceRule } from '../../rulesets/checks-and-actions.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** The target of a coup de grace. */
export interface HelplessTarget {
  readonly unconscious: boolean
  readonly distanceFeet: number
}

/**
 * Whether a creature can use its action for a coup de grace, if the edition has one.
 *
 * @source 2012 playtest, Combat, Coup de Grace
 * @example
 * mayCoupDeGrace({ unconscious: true, distanceFeet: 5 }, next2012.coupDeGrace) // => { allowed: true }
 * mayCoupDeGrace({ unconscious: true, distanceFeet: 5 }, srd521.coupDeGrace) // => { allowed: false, rule: 'action', because: 'no-such-action' }
 */
export const mayCoupDeGrace = (
  { unconscious, distanceFeet }: HelplessTarget,
  rule: CoupDeGraceRule | 'none',
): Permission<'no-such-action' | 'not-unconscious' | 'too-far'> =>
  firstObstacle([
    [rule === 'none', 'action', 'no-such-action'],
    [!unconscious, 'action', 'not-unconscious'],
    [rule !== 'none' && distanceFeet > rule.withinFeet, 'action', 'too-far'],
  ])

/**
 * The outcome for the target when the attack of a coup de grace hits: it drops to 0 Hit Points, or dies if it already
 * had 0 or fewer.
 *
 * @param hitPoints of the target before the attack
 * @source 2012 playtest, Combat, Coup de Grace
 * @example
 * coupDeGrace(12) // => { hitPoints: 0, dead: false }
 * coupDeGrace(-3) // => { hitPoints: -3, dead: true }
 */
export const coupDeGrace = (hitPoints: number): { readonly hitPoints: number; readonly dead: boolean } =>
  hitPoints > 0 ? { hitPoints: 0, dead: false } : { hitPoints, dead: true }
