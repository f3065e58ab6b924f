import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import type { StepOf, WithSteps } from '../../steps/step.ts'
import { COVER_DEGREES, type CoverDegree } from '../../vocabulary/cover-degrees.ts'
import { HIDING_ENDS, type HidingEnd } from '../../vocabulary/hiding.ts'
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
 * @throws RangeError if the cover is not a degree of cover
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Conditions for Stealth
 * @example
 * mayHide({ heavilyObscured: false, cover: 'half', inSight: false }) // => { allowed: false, rule: 'hide', because: 'nothing-conceals' }
 * mayHide({ heavilyObscured: false, cover: 'half', inSight: true }, next2012) // => { allowed: true }
 */
export function mayHide(
  { heavilyObscured, cover, inSight }: HidingPlace,
  ruleset: RulesOf<'hide'> = srd521ChecksAndActions,
): Permission<HidingObstacle> {
  const { leastCover, outOfSight } = ruleset.hide
  requireOneOf('cover', cover, COVER_DEGREES)
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

/** An attempt to hide. */
export interface HidingAttempt {
  /** the total of the Dexterity (Stealth) check */
  readonly total: number
  /** nobody by default */
  readonly observers?: readonly Observer[]
}

/** The result of an attempt to hide. */
export interface Hiding {
  /** for each observer, whether the creature is hidden from it; where a DC decides, the same for all */
  readonly hiddenFrom: readonly boolean[]
  readonly hidden: boolean
  /** the total to record: a check has to reach it to find the creature */
  readonly total: number
}

/**
 * The result of the Dexterity check to hide. Against a DC it counts for everyone. Against observers it is compared with
 * the Wisdom check of each, and a tie hides the creature only from observers that were not aware of it before.
 *
 * @throws RangeError if a total is not an integer
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source SRD 5.1, Using Ability Scores, Hiding (page 80)
 * @source 2012 playtest, Exploration, Stealth
 * @example
 * hide({ total: 15 }).value.hidden // => true
 * hide({ total: 12, observers: [{ total: 12, aware: true }, { total: 12, aware: false }] }, next2012).value.hiddenFrom // => [false, true]
 */
export function hide(
  { total, observers = [] }: HidingAttempt,
  ruleset: RulesOf<'hide'> = srd521ChecksAndActions,
): WithSteps<Hiding, ActionRuleStep> {
  const { check } = ruleset.hide
  requireInteger('total', total, ANY_INTEGER)
  for (const [index, one] of observers.entries()) requireInteger(`observers[${index}].total`, one.total, ANY_INTEGER)
  if (check.against === 'dc') {
    const { dc } = check
    const hidden = succeeds({ total, targetNumber: dc })
    const steps: ActionRuleStep[] = [{ kind: 'hiding-against-dc', rule: 'hide', values: { total, dc, hidden } }]
    return { value: { hiddenFrom: observers.map(() => hidden), hidden, total }, steps }
  }
  const steps = observers.map((observer): StepOf<typeof ACTION_STEP_KINDS, 'hiding-from-observer'> => {
    const outcome = contestOutcome({ own: total, opposing: observer.total })
    const hidden = outcome === 'win' || (outcome === 'tie' && !observer.aware)
    return {
      kind: 'hiding-from-observer',
      rule: check.rule,
      values: { total, against: observer.total, aware: observer.aware, hidden },
    }
  })
  const hiddenFrom = steps.map(({ values }) => values.hidden)
  return { value: { hiddenFrom, hidden: hiddenFrom.every(Boolean), total }, steps }
}

/** A check to find a hidden creature. */
export interface Finding {
  /** the total of the Wisdom (Perception) check */
  readonly total: number
  /** the recorded total of the check to hide */
  readonly hidingTotal: number
}

/**
 * Whether a check finds a hidden creature.
 *
 * @throws RangeError if a total is not an integer
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Stealth and Spotting a Hidden Creature
 * @example
 * findsHidden({ total: 17, hidingTotal: 17 }) // => true
 * findsHidden({ total: 17, hidingTotal: 17 }, next2012) // => false
 */
export function findsHidden(
  { total, hidingTotal }: Finding,
  ruleset: RulesOf<'hide'> = srd521ChecksAndActions,
): boolean {
  requireInteger('total', total, ANY_INTEGER)
  requireInteger('hidingTotal', hidingTotal, ANY_INTEGER)
  return ruleset.hide.findingTie === 'found' ? succeeds({ total, targetNumber: hidingTotal }) : total > hidingTotal
}

/**
 * Whether something ends hiding.
 *
 * @throws RangeError if it is not one of the events that can end hiding
 * @source SRD 5.2.1, Rules Glossary, Hide (page 183)
 * @source 2012 playtest, Exploration, Conditions for Stealth and Benefits of Being Hidden
 * @example
 * endsHiding('attack-roll') // => true
 * endsHiding('in-view') // => false
 */
export const endsHiding = (event: HidingEnd, ruleset: RulesOf<'hide'> = srd521ChecksAndActions): boolean =>
  ruleset.hide.ends.includes(requireOneOf('event', event, HIDING_ENDS))
