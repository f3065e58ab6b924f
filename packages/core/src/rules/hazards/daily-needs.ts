import { FROM_0, requireInteger } from '../../bounds.ts'
import { compareFractions, type Fraction, fraction, multiplyFractions } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import type { DailyNeedsRule } from '../../rulesets/exploration.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Exploration } from '../../rulesets/srd-5-2-1/exploration.ts'
import type { WithSteps } from '../../steps/step.ts'
import { DAILY_NEEDS } from '../../tables/hazards/daily-needs.ts'
import { HAZARD_FIGURES } from '../../tables/hazards/hazards.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { SIZES, type Size } from '../../vocabulary/sizes.ts'
import { requireRule } from '../basics/require-rule.ts'
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
  /** it counts in an edition with the same need for all, like the level; not by default */
  readonly hotWeather?: boolean
  /** before this day; 0 by default */
  readonly exhaustionLevel?: number
}

/** What a creature ate on a day. */
export interface DaysFood {
  readonly size: Size
  /** a fraction, since half of a Tiny creature's need is an eighth of a pound */
  readonly eatenPounds: Fraction
  /**
   * the number of days just before this one on which it ate nothing; 0 by default. In an edition where half of the food
   * counts as half a day, a multiple of 0.5.
   */
  readonly earlierDaysWithoutFood?: number
  /** the modifier, not the score: −5 to 10. It counts in an edition with the same need for all; 0 by default */
  readonly constitutionModifier?: number
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
 * water that its size needs. That Exhaustion can be removed once the creature drinks a full day's water.
 *
 * In SRD 5.1 a character of any size needs the same, twice as much in hot weather. After half of it or more there is a
 * save, after less there is none, and an exhausted character gains 2 levels. The exhaustion can be removed only once the
 * character both eats and drinks enough.
 *
 * @throws RangeError if the size is unknown, the amount is negative or not a fraction, the Exhaustion level is negative
 *   or not an integer, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Dehydration (page 181)
 * @source SRD 5.1, Adventuring, Water (page 87)
 * @example
 * dehydration({ size: 'medium', drunkGallons: fraction(1, 4) }).value.exhaustionLevels // => 1
 * dehydration({ size: 'medium', drunkGallons: fraction(1, 2) }).value.exhaustionLevels // => 0
 * dehydration({ size: 'medium', drunkGallons: fraction(1) }).value.mayRemoveExhaustion // => true
 * dehydration({ size: 'medium', drunkGallons: fraction(1, 2) }, srd51).value.save // => { ability: 'constitution', dc: 15, exhaustionLevels: 1 }
 */
export function dehydration(
  { size, drunkGallons, hotWeather = false, exhaustionLevel = 0 }: DaysWater,
  { dailyNeeds }: RulesOf<'dailyNeeds'> = srd521Exploration,
): WithSteps<DaysEnd, HazardRuleStep> {
  requireOneOf('size', size, SIZES)
  requireAmount('drunkGallons', drunkGallons)
  requireInteger('exhaustionLevel', exhaustionLevel, FROM_0)
  const needs = requireRule('dailyNeeds', dailyNeeds)
  if (needs.by === 'character') {
    return waterOfCharacter({ drunkGallons, hotWeather, exhausted: exhaustionLevel > 0, water: needs.water })
  }
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
 * eats a full day's food.
 *
 * In SRD 5.1 a character of any size needs the same, and can go without for 3 days plus the Constitution modifier; each
 * day beyond gives 1 level without a save. Half of the food counts as half a day without; in this reading, less than half
 * counts as a whole day.
 *
 * @throws RangeError if the size is unknown, the amount is negative or not a fraction, the days are negative or not in the
 *   units of the edition, the modifier is not an integer within bounds, or the edition has no such rule
 * @source SRD 5.2.1, Rules Glossary, Malnutrition (page 185)
 * @source SRD 5.1, Adventuring, Food (pages 86 and 87)
 * @example
 * malnutrition({ size: 'medium', eatenPounds: fraction(1, 4) }).value.save // => { ability: 'constitution', dc: 10, exhaustionLevels: 1 }
 * malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: 4 }).value.exhaustionLevels // => 1
 * malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: 3 }).value.exhaustionLevels // => 0
 * malnutrition({ size: 'medium', eatenPounds: fraction(0), earlierDaysWithoutFood: 3 }, srd51).value.exhaustionLevels // => 1
 * malnutrition({ size: 'medium', eatenPounds: fraction(1, 2), earlierDaysWithoutFood: 2.5 }, srd51).value.exhaustionLevels // => 0
 */
export function malnutrition(
  { size, eatenPounds, earlierDaysWithoutFood = 0, constitutionModifier = 0 }: DaysFood,
  { dailyNeeds }: RulesOf<'dailyNeeds'> = srd521Exploration,
): WithSteps<DaysEnd, HazardRuleStep> {
  requireOneOf('size', size, SIZES)
  requireAmount('eatenPounds', eatenPounds)
  requireInteger('constitutionModifier', constitutionModifier, { minimum: -5, maximum: 10 })
  const needs = requireRule('dailyNeeds', dailyNeeds)
  if (needs.by === 'character') {
    return foodOfCharacter({ eatenPounds, earlierDaysWithoutFood, constitutionModifier, food: needs.food })
  }
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

type NeedsOfCharacter = Extract<DailyNeedsRule, { by: 'character' }>

/** Whether a day brought all of a need, at least half of it, or less. */
const shareOf = (amount: Fraction, needed: Fraction): 'full' | 'half' | 'less' => {
  if (compareFractions(amount, needed) >= 0) return 'full'
  return belowOneIn(2, amount, needed) ? 'less' : 'half'
}

function waterOfCharacter({
  drunkGallons,
  hotWeather,
  exhausted,
  water,
}: {
  readonly drunkGallons: Fraction
  readonly hotWeather: boolean
  readonly exhausted: boolean
  readonly water: NeedsOfCharacter['water']
}): WithSteps<DaysEnd, HazardRuleStep> {
  const gallons = hotWeather ? water.hotGallons : water.gallons
  const share = shareOf(drunkGallons, fraction(gallons))
  const levels = exhausted ? water.exhaustedLevels : water.exhaustionLevels
  const exhaustionLevels = share === 'less' ? levels : 0
  const save =
    share === 'half' ? ({ ability: 'constitution', dc: water.saveDc, exhaustionLevels: levels } as const) : 'none'
  return {
    value: { exhaustionLevels, save, mayRemoveExhaustion: share === 'full' },
    steps: [{ kind: 'water-of-a-character', rule: 'dehydration', values: { gallons, share, exhaustionLevels } }],
  }
}

function foodOfCharacter({
  eatenPounds,
  earlierDaysWithoutFood,
  constitutionModifier,
  food,
}: {
  readonly eatenPounds: Fraction
  readonly earlierDaysWithoutFood: number
  readonly constitutionModifier: number
  readonly food: NeedsOfCharacter['food']
}): WithSteps<DaysEnd, HazardRuleStep> {
  const earlierHalfDays = earlierDaysWithoutFood * 2
  if (!Number.isFinite(earlierDaysWithoutFood) || !Number.isSafeInteger(earlierHalfDays) || earlierHalfDays < 0) {
    throw new RangeError(`earlierDaysWithoutFood is ${earlierDaysWithoutFood}; it must be a multiple of 0.5, from 0.`)
  }
  const share = shareOf(eatenPounds, fraction(food.pounds))
  const halfDays = share === 'full' ? 0 : earlierHalfDays + (share === 'half' ? 1 : 2)
  const harmlessDays = Math.max(food.leastDays, food.harmlessDays + constitutionModifier)
  const exhaustionLevels = halfDays > harmlessDays * 2 ? food.exhaustionLevels : 0
  const values = { days: fraction(halfDays, 2), harmlessDays, exhaustionLevels }
  return {
    value: { exhaustionLevels, save: 'none', mayRemoveExhaustion: share === 'full' },
    steps: [{ kind: 'days-without-food', rule: 'malnutrition', values }],
  }
}
