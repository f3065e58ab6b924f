import { requireInteger } from '../../bounds.ts'
import { compareFractions, type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import { DAILY_NEEDS } from '../../tables/hazards/daily-needs.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import type { Size } from '../../vocabulary/sizes.ts'
import type { HazardRuleStep } from './steps.ts'

/** The effect of a day with too little water or food, at its end. */
export interface DaysEnd {
  /** gained without a save */
  readonly exhaustionLevels: number
  /** the save that a creature has to make to avoid the levels beside it */
  readonly save: { readonly ability: Ability; readonly dc: number; readonly exhaustionLevels: number } | 'none'
  /** whether the Exhaustion that this hazard caused can be removed from now on */
  readonly mayRemoveExhaustion: boolean
  readonly steps: readonly HazardRuleStep[]
}

const ANY = { minimum: 0, maximum: Number.MAX_SAFE_INTEGER }

const quarters = (count: number): Fraction => fraction(count, 4)

/** Whether an amount is less than the need divided by this number. */
const belowOneIn = (parts: number, amount: Fraction, needed: Fraction): boolean =>
  compareFractions(multiplyFractions(amount, fraction(parts)), needed) < 0

const requireAmount = (name: string, amount: Fraction): Fraction => {
  if (compareFractions(amount, fraction(0)) < 0) throw new RangeError(`${name} is below 0; it must be 0 or more.`)
  return amount
}

/**
 * The effect at the end of a day on a creature that drank this much: 1 Exhaustion level if it was less than half of the
 * water that its size needs. That Exhaustion can be removed once the creature drinks a full day's water.
 *
 * @param drunkGallons a fraction, since half of a Tiny creature's need is an eighth of a gallon
 * @throws RangeError if the amount is negative
 * @source SRD 5.2.1, Rules Glossary, Dehydration (page 181)
 * @example
 * dehydration('medium', fraction(1, 4)).exhaustionLevels // => 1
 * dehydration('medium', fraction(1, 2)).exhaustionLevels // => 0
 * dehydration('medium', fraction(1)).mayRemoveExhaustion // => true
 */
export function dehydration(size: Size, drunkGallons: Fraction): DaysEnd {
  requireAmount('drunkGallons', drunkGallons)
  const { waterQuarterGallons } = DAILY_NEEDS[size]
  const { belowOneIn: parts, exhaustionLevels: levels } = HAZARD_FIGURES.dehydration
  const needed = quarters(waterQuarterGallons)
  const tooLittle = belowOneIn(parts, drunkGallons, needed)
  const exhaustionLevels = tooLittle ? levels : 0
  const step: HazardRuleStep = {
    kind: 'water-drunk',
    rule: 'dehydration',
    values: { size, waterQuarterGallons, tooLittle, exhaustionLevels },
  }
  const mayRemoveExhaustion = compareFractions(drunkGallons, needed) >= 0
  return { exhaustionLevels, save: 'none', mayRemoveExhaustion, steps: [step] }
}

/**
 * The effect at the end of a day on a creature that ate this much: a save if it ate, but less than half of the food
 * that its size needs; 1 Exhaustion level without a save at the end of the fifth day without any food, and of each day
 * after it. The SRD names neither for the first four days without food. The Exhaustion can be removed once the creature
 * eats a full day's food.
 *
 * @param eatenPounds a fraction, since half of a Tiny creature's need is an eighth of a pound
 * @param earlierDaysWithoutFood the number of days just before this one on which it ate nothing
 * @throws RangeError if the amount is negative, or the days are negative or not an integer
 * @source SRD 5.2.1, Rules Glossary, Malnutrition (page 185)
 * @example
 * malnutrition('medium', fraction(1, 4), 0).save // => { ability: 'constitution', dc: 10, exhaustionLevels: 1 }
 * malnutrition('medium', fraction(0), 4).exhaustionLevels // => 1
 * malnutrition('medium', fraction(0), 3).exhaustionLevels // => 0
 */
export function malnutrition(size: Size, eatenPounds: Fraction, earlierDaysWithoutFood: number): DaysEnd {
  requireAmount('eatenPounds', eatenPounds)
  const earlier = requireInteger('earlierDaysWithoutFood', earlierDaysWithoutFood, ANY)
  const { foodQuarterPounds } = DAILY_NEEDS[size]
  const {
    belowOneIn: parts,
    exhaustionLevels: levels,
    save: ability,
    dc,
    daysWithoutFood,
  } = HAZARD_FIGURES.malnutrition
  const needed = quarters(foodQuarterPounds)
  const ate = compareFractions(eatenPounds, fraction(0)) > 0
  const saves = ate && belowOneIn(parts, eatenPounds, needed)
  const days = ate ? 0 : earlier + 1
  const exhaustionLevels = days >= daysWithoutFood ? levels : 0
  const step: HazardRuleStep = {
    kind: 'food-eaten',
    rule: 'malnutrition',
    values: { size, foodQuarterPounds, daysWithoutFood: days, saves, exhaustionLevels },
  }
  return {
    exhaustionLevels,
    save: saves ? { ability, dc, exhaustionLevels: levels } : 'none',
    mayRemoveExhaustion: compareFractions(eatenPounds, needed) >= 0,
    steps: [step],
  }
}
