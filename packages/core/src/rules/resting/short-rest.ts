import { requireInteger } from '../../bounds.ts'
import type { ShortRestRule } from '../../rulesets/damage-and-healing.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { type Healed, heal } from '../damage-and-healing/healing.ts'
import { hitPointsOf, type Vitals } from '../damage-and-healing/hit-points.ts'
import { interruptsRest, type RestEvent } from './rest-interruptions.ts'

/**
 * Whether a creature can start a Short Rest: with at least 1 Hit Point, if its edition requires any. The dead cannot.
 *
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * mayStartShortRest(unhurt({ hitPointMaximum: 12, diesAtZero: false }), srd521.shortRest) // => { allowed: true }
 */
export const mayStartShortRest = (
  { life }: Vitals,
  { leastHitPoints }: ShortRestRule,
): Permission<'dead' | 'hit-points'> =>
  firstObstacle([
    [life.kind === 'dead', 'dead', 'dead'],
    [leastHitPoints !== 'any' && hitPointsOf(life) < leastHitPoints, 'short-rest', 'hit-points'],
  ])

/**
 * Whether a Short Rest is finished: it lasted long enough, and nothing interrupted it. Otherwise it has no benefit.
 *
 * @param minutes how long the creature rested
 * @param events what happened meanwhile
 * @throws RangeError if the minutes are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * mayFinishShortRest(60, [], srd521.shortRest) // => { allowed: true }
 * mayFinishShortRest(60, [{ kind: 'damage', damage: 1 }], srd521.shortRest) // => { allowed: false, rule: 'short-rest', because: 'interrupted' }
 */
export function mayFinishShortRest(
  minutes: number,
  events: readonly RestEvent[],
  { minutes: needed, interruptions }: ShortRestRule,
): Permission<'too-short' | 'interrupted'> {
  requireInteger('minutes', minutes, { minimum: 0, maximum: Number.MAX_SAFE_INTEGER })
  return firstObstacle([
    [events.some((event) => interruptsRest(event, interruptions)), 'short-rest', 'interrupted'],
    [minutes < needed, 'short-rest', 'too-short'],
  ])
}

/**
 * Whether a resting creature can spend a Hit Point Die: it needs one that is not spent, and what its edition requires.
 *
 * @param diceLeft the Hit Point Dice that are not spent
 * @param kitOrFeature something lets it spend dice, such as a healer's kit
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * maySpendHitDie({ diceLeft: 1, kitOrFeature: false }, srd521.shortRest) // => { allowed: true }
 * maySpendHitDie({ diceLeft: 1, kitOrFeature: false }, next2012.shortRest) // => { allowed: false, rule: 'hit-point-dice', because: 'kit-or-feature' }
 */
export const maySpendHitDie = (
  { diceLeft, kitOrFeature }: { readonly diceLeft: number; readonly kitOrFeature: boolean },
  { hitDiceNeed }: ShortRestRule,
): Permission<'none-left' | 'kit-or-feature'> =>
  firstObstacle([
    [diceLeft <= 0, 'hit-point-dice', 'none-left'],
    [hitDiceNeed === 'kit-or-feature' && !kitOrFeature, 'hit-point-dice', 'kit-or-feature'],
  ])

/** A Hit Point Die after its roll. */
export interface SpentHitDie {
  readonly rolled: number
  readonly constitutionModifier: number
}

const ROLLS = { minimum: 1, maximum: Number.MAX_SAFE_INTEGER }

/**
 * The Hit Points that one Hit Point Die restores: the roll and the Constitution modifier, at least 1. In the 2012
 * playtest, which names no minimum, at least 0.
 *
 * @throws RangeError if the roll is less than 1 or not an integer
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * hitDieHealing({ rolled: 5, constitutionModifier: 2 }, srd521.shortRest) // => 7
 * hitDieHealing({ rolled: 1, constitutionModifier: -3 }, srd521.shortRest) // => 1
 * hitDieHealing({ rolled: 1, constitutionModifier: -3 }, next2012.shortRest) // => 0
 */
export const hitDieHealing = (
  { rolled, constitutionModifier }: SpentHitDie,
  { leastPerHitDie }: ShortRestRule,
): number => Math.max(leastPerHitDie, requireInteger('rolled', rolled, ROLLS) + constitutionModifier)

/**
 * A resting creature that spends one Hit Point Die. After each roll it can decide to spend another.
 *
 * @throws RangeError if the roll is less than 1 or not an integer
 * @source SRD 5.2.1, Rules Glossary, Short Rest (page 187)
 * @source 2012 playtest, Short Rest
 * @example
 * const hero = { ...unhurt({ hitPointMaximum: 20, diesAtZero: false }), life: { kind: 'conscious', hitPoints: 4 } }
 * spendHitDie(hero, { rolled: 6, constitutionModifier: 2 }, srd521.shortRest).vitals.life // => { kind: 'conscious', hitPoints: 12 }
 */
export const spendHitDie = (vitals: Vitals, die: SpentHitDie, rule: ShortRestRule): Healed =>
  heal({ vitals, points: hitDieHealing(die, rule) }).value
