import { FROM_0, requireInteger } from '../../bounds.ts'
import { compareFractions, type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import type { WithSteps } from '../../steps/step.ts'
import { DAILY_NEEDS } from '../../tables/hazards/daily-needs.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import type { HazardRuleStep } from './steps.ts'

/** The effect of a day with too little water or food, at its end. */
export interface DaysEnd {
  /** gained without a save */
  readonly exhaustionLevels: number
  /** the save that a creature has to make to avoid the levels beside it */
  readonly save: { readonly ability: Ability; readonly dc: number; readonly exhaustionLevels: number } | 'none'
  /** whether the Exhaustion that this hazard caused can be removed from now on */
  readonly mayRemoveExhaustion: boolean
}

/** What a creature drank on a day. */
export interface DaysWater {
  readonly size: Size
  /** a fraction, since half of a Tiny creature's need is an eighth of a gallon */
  readonly drunkGallons: Fraction
}

/** What a creature ate on a day. */
export interface DaysFood {
  readonly size: Size
  /** a fraction, since half of a Tiny creature's need is an eighth of a pound */
  readonly eatenPounds: Fraction
  /** the number of days just before this one on which it ate nothing; 0 by default */
  readonly earlierDaysWithoutFood?: number
}

const quarters = (count: number): Fraction => fraction(count, 4)

/** Whether an amount is less than the need divided by this number. */
const belowOneIn = (parts: number, amount: Fraction, needed: Fraction): boolean =>
  compareFractions(multiplyFractions(amount, fraction(parts)), needed) < 0

function requireAmount(name: string, { numerator, denominator }: Fraction): void {
  if (typeof numerator !== 'bigint' || typeof denominator !== 'bigint' || numerator < 0n || denominator <= 0n) {
    throw new RangeError(`${name} is ${numerator}/${denominator}; it must be a fraction of 0 or more.`)
  }
}

/**
 * The effect at the end of a day on a creature that drank this much: 1 Exhaustion level if it was less than half of the
 * water that its size needs. That Exhaustion can be removed once the creature drinks a full day's water. A rule of
 * 5.2.1 alone.
 *
 * @throws RangeError if the size is unknown, or the amount is negative or not a fraction
 * @source SRD 5.2.1, Rules Glossary, Dehydration (page 181)
 * @example
 * dehydration({ size: 'medium', drunkGallons: fraction(1, 4) }).value.exhaustionLevels // => 1
 * dehydration({ size: 'medium', drunkGallons: fraction(1, 2) }).value.exhaustionLevels // => 0
 * dehydration({ size: 'medium', drunkGallons: fraction(1) }).value.mayRemoveExhaustion // => true
 */
export function dehydration({ size, drunkGallons }: DaysWater): WithSteps<DaysEnd, HazardRuleStep> {
  requireOneOf('size', size, SIZES)
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
  return { value: { exhaustionLevels, save: 'none', mayRemoveExhaustion }, steps: [step] }
}

/**
 * The effect at the end of a day on a creature that ate this much: a save if it ate, but less than half of the food
 * that its size needs; 1 Exhaustion level without a save at the end of the fifth day without any food, and of each day
 * after it. The SRD names neither for the first four days without food. The Exhaustion can be removed once the creature
 * eats a full day's food. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the size is unknown, the amount is negative or not a fraction, or the days are negative or not
 *   an integer
 * @source SRD 5.2.1, Rules Glossary, Malnutrition (page 185)
 * @example
 * malnutrition({ size: 'medium', eatenPounds: fraction(1, 4) }).value.save // => { ability: 'constitution', dc: 10, exhaustionLevels: 1 }
 * malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: 4 }).value.exhaustionLevels // => 1
 * malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: 3 }).value.exhaustionLevels // => 0
 */
export function malnutrition({
  size,
  eatenPounds,
  earlierDaysWithoutFood = 0,
}: DaysFood): WithSteps<DaysEnd, HazardRuleStep> {
  requireOneOf('size', size, SIZES)
  requireAmount('eatenPounds', eatenPounds)
  const earlier = requireInteger('earlierDaysWithoutFood', earlierDaysWithoutFood, FROM_0)
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
  const save = saves ? ({ ability, dc, exhaustionLevels: levels } as const) : 'none'
  const mayRemoveExhaustion = compareFractions(eatenPounds, needed) >= 0
  return { value: { exhaustionLevels, save, mayRemoveExhaustion }, steps: [step] }
}
