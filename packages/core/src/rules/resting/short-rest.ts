import { ANY_INTEGER, FROM_0, FROM_1, requireInteger } from '../../bounds.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521DamageAndHealing } from '../../rulesets/srd-5-2-1/damage-and-healing.ts'
import type { WithSteps } from '../../steps/step.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { type Healed, heal } from '../damage-and-healing/healing.ts'
import { hitPointsOf } from '../damage-and-healing/hit-points.ts'
import type { DamageRuleStep } from '../damage-and-healing/steps.ts'
import { requireVitals, type Vitals } from '../damage-and-healing/vitals.ts'
import { interruptsRest, type RestEvent } from './rest-interruptions.ts'

/**
 * Whether a creature can start a Short Rest: with at least 1 Hit Point, if its edition requires any. The dead cannot.
 *
 * @throws RangeError if the vitals have a wrong number or kind of life
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * mayStartShortRest(unhurt({ hitPointMaximum: 12, diesAtZero: false })) // => { allowed: true }
 */
export function mayStartShortRest(
  vitals: Vitals,
  { shortRest: { leastHitPoints } }: RulesOf<'shortRest'> = srd521DamageAndHealing,
): Permission<'dead' | 'hit-points'> {
  requireVitals(vitals)
  const { life } = vitals
  return firstObstacle([
    [life.kind === 'dead', 'dead', 'dead'],
    [leastHitPoints !== 'any' && hitPointsOf(life) < leastHitPoints, 'short-rest', 'hit-points'],
  ])
}

/** A Short Rest that has lasted for some time. */
export interface ShortRestTaken {
  /** how long the creature rested: from 0 */
  readonly minutes: number
  /** what happened meanwhile; nothing by default */
  readonly events?: readonly RestEvent[]
}

/**
 * Whether a Short Rest is finished: it lasted long enough, and nothing interrupted it. Otherwise it has no benefit.
 *
 * @throws RangeError if a number is negative or not an integer, or a kind of event is unknown
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * mayFinishShortRest({ minutes: 60 }) // => { allowed: true }
 * mayFinishShortRest({ minutes: 60, events: [{ kind: 'damage', damage: 1 }] }) // => { allowed: false, rule: 'short-rest', because: 'interrupted' }
 */
export function mayFinishShortRest(
  { minutes, events = [] }: ShortRestTaken,
  ruleset: RulesOf<'shortRest' | 'longRest'> = srd521DamageAndHealing,
): Permission<'too-short' | 'interrupted'> {
  requireInteger('minutes', minutes, FROM_0)
  const interrupted = events.filter((event) => interruptsRest({ rest: 'short', event }, ruleset)).length > 0
  return firstObstacle([
    [interrupted, 'short-rest', 'interrupted'],
    [minutes < ruleset.shortRest.minutes, 'short-rest', 'too-short'],
  ])
}

/** A resting creature that could spend a Hit Point Die. */
export interface HitDiceLeft {
  /** the Hit Point Dice that are not spent; none below 1 */
  readonly diceLeft: number
  /** something lets it spend dice, such as a healer's kit; nothing by default */
  readonly kitOrFeature?: boolean
}

/**
 * Whether a resting creature can spend a Hit Point Die: it needs one that is not spent, and what its edition requires.
 *
 * @throws RangeError if the dice are not an integer
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * maySpendHitDie({ diceLeft: 1 }) // => { allowed: true }
 * maySpendHitDie({ diceLeft: 1 }, next2012) // => { allowed: false, rule: 'hit-point-dice', because: 'kit-or-feature' }
 */
export function maySpendHitDie(
  { diceLeft, kitOrFeature = false }: HitDiceLeft,
  { shortRest }: RulesOf<'shortRest'> = srd521DamageAndHealing,
): Permission<'none-left' | 'kit-or-feature'> {
  requireInteger('diceLeft', diceLeft, ANY_INTEGER)
  return firstObstacle([
    [diceLeft <= 0, 'hit-point-dice', 'none-left'],
    [shortRest.hitDiceNeed === 'kit-or-feature' && !kitOrFeature, 'hit-point-dice', 'kit-or-feature'],
  ])
}

/** A Hit Point Die after its roll. */
export interface SpentHitDie {
  readonly rolled: number
  readonly constitutionModifier: number
}

/**
 * The Hit Points that one Hit Point Die restores: the roll and the Constitution modifier, at least 1. In the 2012
 * playtest, which names no minimum, at least 0.
 *
 * @throws RangeError if the roll is less than 1 or not an integer, or the modifier is not an integer
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * hitDieHealing({ rolled: 5, constitutionModifier: 2 }) // => 7
 * hitDieHealing({ rolled: 1, constitutionModifier: -3 }) // => 1
 * hitDieHealing({ rolled: 1, constitutionModifier: -3 }, next2012) // => 0
 */
export function hitDieHealing(
  { rolled, constitutionModifier }: SpentHitDie,
  { shortRest }: RulesOf<'shortRest'> = srd521DamageAndHealing,
): number {
  requireInteger('rolled', rolled, FROM_1)
  requireInteger('constitutionModifier', constitutionModifier, ANY_INTEGER)
  return Math.max(shortRest.leastPerHitDie, rolled + constitutionModifier)
}

/** A resting creature that spends a Hit Point Die. */
export interface HitDieSpender extends SpentHitDie {
  readonly vitals: Vitals
}

/**
 * A resting creature that spends one Hit Point Die. After each roll it can decide to spend another.
 *
 * @throws RangeError if the roll is less than 1 or not an integer, or the modifier is not an integer
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 4 } } as const
 * spendHitDie({ vitals: hero, rolled: 6, constitutionModifier: 2 }).value.vitals.life // => { kind: 'conscious', hitPoints: 12 }
 */
export const spendHitDie = (
  { vitals, ...die }: HitDieSpender,
  ruleset: RulesOf<'shortRest'> = srd521DamageAndHealing,
): WithSteps<Healed, DamageRuleStep> => heal({ vitals, points: hitDieHealing(die, ruleset) })
