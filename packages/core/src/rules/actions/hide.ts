import type { HideRule } from '../../rulesets/checks-and-actions.ts'
import type { StepOf } from '../../steps/step.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'
import type { HidingEnd } from '../../vocabulary/hiding.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { contestOutcome } from '../d20-tests/contest.ts'
import { succeeds } from '../d20-tests/d20-test.ts'
import type { ACTION_STEP_KINDS, ActionRuleStep } from './steps.ts'

/** Where a creature tries to hide. */
export interface HidingPlace {
  readonly heavilyObscured: boolean
  readonly cover: CoverDegree
  /** it is in an enemy's line of sight */
  readonly inSight: boolean
}

/** Why a creature cannot hide. */
export type HidingObstacle = 'nothing-conceals' | 'in-sight'

/**
 * Whether a creature can try to hide where it is.
 *
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Conditions for Stealth
 * @example
 * mayHide({ heavilyObscured: false, cover: 'half', inSight: false }, srd521.hide) // => { allowed: false, rule: 'hide', because: 'nothing-conceals' }
 * mayHide({ heavilyObscured: false, cover: 'half', inSight: true }, next2012.hide) // => { allowed: true }
 */
export function mayHide(
  { heavilyObscured, cover, inSight }: HidingPlace,
  { leastCover, outOfSight }: HideRule,
): Permission<HidingObstacle> {
  const covered = COVER_DEGREES.indexOf(cover) >= COVER_DEGREES.indexOf(leastCover)
  const unseenIsEnough = !outOfSight && !inSight
  return firstObstacle([
    [!heavilyObscured && !covered && !unseenIsEnough, 'hide', 'nothing-conceals'],
    [outOfSight && inSight, 'hide', 'in-sight'],
  ])
}

/** A creature that might notice the hiding one. */
export interface Observer {
  /** the total of its Wisdom check */
  readonly total: number
  /** it was aware of the other creature before */
  readonly aware: boolean
}

/** The result of an attempt to hide. */
export interface Hiding {
  /** for each observer, whether the creature is hidden from it; where a DC decides, the same for all */
  readonly hiddenFrom: readonly boolean[]
  readonly hidden: boolean
  /** the total to record: a check has to reach it to find the creature */
  readonly total: number
  readonly steps: readonly ActionRuleStep[]
}

/**
 * The result of the Dexterity check to hide. Against a DC it counts for everyone. Against observers it is compared with
 * the Wisdom check of each, and a tie hides the creature only from observers that were not aware of it before.
 *
 * @param total of the Dexterity (Stealth) check
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Stealth
 * @example
 * hide(15, [], srd521.hide).hidden // => true
 * hide(12, [{ total: 12, aware: true }, { total: 12, aware: false }], next2012.hide).hiddenFrom // => [false, true]
 */
export function hide(total: number, observers: readonly Observer[], { check }: HideRule): Hiding {
  if (check.against === 'dc') {
    const { dc } = check
    const hidden = succeeds(total, dc)
    const steps: ActionRuleStep[] = [{ kind: 'hiding-against-dc', rule: 'hide', values: { total, dc, hidden } }]
    return { hiddenFrom: observers.map(() => hidden), hidden, total, steps }
  }
  const steps = observers.map((observer): StepOf<typeof ACTION_STEP_KINDS, 'hiding-from-observer'> => {
    const outcome = contestOutcome(total, observer.total)
    const hidden = outcome === 'win' || (outcome === 'tie' && !observer.aware)
    return {
      kind: 'hiding-from-observer',
      rule: 'next-stealth',
      values: { total, against: observer.total, aware: observer.aware, hidden },
    }
  })
  const hiddenFrom = steps.map(({ values }) => values.hidden)
  return { hiddenFrom, hidden: hiddenFrom.every(Boolean), total, steps }
}

/**
 * Whether a check finds a hidden creature.
 *
 * @param total of the Wisdom (Perception) check
 * @param hidingTotal the recorded total of the check to hide
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Stealth and Spotting a Hidden Creature
 * @example
 * findsHidden(17, 17, srd521.hide) // => true
 * findsHidden(17, 17, next2012.hide) // => false
 */
export const findsHidden = (total: number, hidingTotal: number, { findingTie }: HideRule): boolean =>
  findingTie === 'found' ? succeeds(total, hidingTotal) : total > hidingTotal

/**
 * Whether something ends hiding.
 *
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Conditions for Stealth and Benefits of Being Hidden
 * @example
 * endsHiding('attack-roll', srd521.hide) // => true
 * endsHiding('in-view', srd521.hide) // => false
 */
export const endsHiding = (event: HidingEnd, { ends }: HideRule): boolean => ends.includes(event)
