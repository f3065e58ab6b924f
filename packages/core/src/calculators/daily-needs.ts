import { certain, probability as chanceThat, type Distribution } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { type Fraction, fraction, multiplyFractions, toNumber } from '../fraction.ts'
import { ok } from '../result.ts'
import { maximumExhaustion } from '../rules/conditions/exhaustion.ts'
import { type DaysEnd, dehydration, malnutrition } from '../rules/hazards/daily-needs.ts'
import { exposureSave } from '../rules/hazards/exposure.ts'
import type { RulesOf } from '../rulesets/ruleset.ts'
import { srd51DamageAndHealing } from '../rulesets/srd-5-1/damage-and-healing.ts'
import { srd51Exploration } from '../rulesets/srd-5-1/exploration.ts'
import { srd521DamageAndHealing } from '../rulesets/srd-5-2-1/damage-and-healing.ts'
import { srd521Exploration } from '../rulesets/srd-5-2-1/exploration.ts'
import type { StepValue } from '../steps/step-value.ts'
import { DAILY_NEEDS } from '../tables/hazards/daily-needs.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { ROLL_STATES, type RollState } from '../vocabulary/d20-tests.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { defineCalculator, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './daily-needs.steps.ts'
import { citedIn } from './shared/cited-in.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { afterGain, afterSave, type ExhaustingSave } from './shared/exhausting-saves.ts'
import { type ByPublishedRuleset, IN_2014, PUBLISHED_RULESET_FIELD, TODAY } from './shared/ruleset-field.ts'
import { integer, number, probability } from './shared/values.ts'

/** How much of the daily need a creature gets. */
const SHARES = { full: fraction(1), half: fraction(1, 2), less: fraction(1, 4), none: fraction(0) } as const
const AMOUNTS = ['full', 'half', 'less', 'none'] as const
type Amount = (typeof AMOUNTS)[number]

interface Edition {
  readonly rules: RulesOf<'dailyNeeds' | 'environmentalEffects' | 'conditions'>
  /** the days without food that a day with this amount counts as */
  readonly daysWithoutFood: Readonly<Record<Amount, number>>
}

const EDITIONS: ByPublishedRuleset<Edition> = {
  'srd-5.2.1': {
    rules: { ...srd521Exploration, ...srd521DamageAndHealing },
    daysWithoutFood: { full: 0, half: 0, less: 0, none: 1 },
  },
  'srd-5.1': {
    rules: { ...srd51Exploration, ...srd51DamageAndHealing },
    daysWithoutFood: { full: 0, half: 0.5, less: 1, none: 1 },
  },
}

const WITHOUT_WATER = [TODAY, { when: 'water', is: ['none'] }] as const

const FIELDS = {
  days: { type: 'integer', minimum: 1, maximum: 30, default: 5 },
  water: { type: 'choice', options: AMOUNTS, default: 'full' },
  food: { type: 'choice', options: AMOUNTS, default: 'less' },
  size: { type: 'choice', options: SIZES, default: 'medium', named: 'terms', shown: TODAY },
  creatures: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
  save: { type: 'integer', minimum: -10, maximum: 20, default: 2, signed: true },
  constitution: { type: 'integer', minimum: -5, maximum: 10, default: 2, signed: true, shown: IN_2014 },
  'hot-weather': { type: 'flag', default: false, shown: IN_2014 },
  heat: { type: 'integer', minimum: 0, maximum: 24, default: 0, shown: WITHOUT_WATER },
  armored: { type: 'flag', default: false, rare: true, shown: WITHOUT_WATER },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
  level: { type: 'integer', minimum: 0, maximum: 5, default: 0, rare: true },
  ruleset: PUBLISHED_RULESET_FIELD,
} as const

type Input = InputOf<typeof FIELDS>

const quarters = (count: number): Fraction => fraction(count, 4)

/** What a creature needs in a day. */
function needsOf({ size, 'hot-weather': hot, ruleset }: Input): { gallons: Fraction; pounds: Fraction } {
  const { dailyNeeds } = EDITIONS[ruleset].rules
  if (dailyNeeds !== 'none' && dailyNeeds.by === 'character') {
    const { water, food } = dailyNeeds
    return { gallons: fraction(hot ? water.hotGallons : water.gallons), pounds: fraction(food.pounds) }
  }
  const { waterQuarterGallons, foodQuarterPounds } = DAILY_NEEDS[size]
  return { gallons: quarters(waterQuarterGallons), pounds: quarters(foodQuarterPounds) }
}

/** The state of a save that armor may hinder. */
const hindered = (state: RollState, byArmor: RollState): RollState => {
  if (byArmor === 'normal') return state
  return state === 'advantage' ? 'normal' : 'disadvantage'
}

const hasHeat = (ruleset: Input['ruleset']): boolean =>
  EDITIONS[ruleset].rules.environmentalEffects.includes('extreme-heat')

/** The saves of a day in extreme heat without drinkable water, one for each hour. */
const heatSaves = ({ water, heat, armored, ruleset }: Input) =>
  Array.from({ length: water === 'none' && hasHeat(ruleset) ? heat : 0 }, (_, index) =>
    exposureSave({
      exposure: 'extreme-heat',
      nth: index + 1,
      creature: { constitutionScore: 10, armor: armored ? 'heavy' : 'none' },
    }),
  ).flatMap((save) => (save.kind === 'roll' ? [save] : []))

const saveAfter = ({ save }: DaysEnd, roll: Pick<ExhaustingSave, 'modifier' | 'state'>): ExhaustingSave | 'none' =>
  save === 'none' ? 'none' : { ...save, ...roll }

/** The Exhaustion level at the end of each day. The levels before it decide what thirst does in SRD 5.1. */
function levelsByDay(input: Input): readonly Distribution[] {
  const { days, size, save: modifier, state, constitution: constitutionModifier, ruleset } = input
  const { rules, daysWithoutFood } = EDITIONS[ruleset]
  const { gallons, pounds } = needsOf(input)
  const drunkGallons = multiplyFractions(gallons, SHARES[input.water])
  const eatenPounds = multiplyFractions(pounds, SHARES[input.food])
  const thirstAt = (exhaustionLevel: number): DaysEnd =>
    dehydration({ size, drunkGallons, hotWeather: input['hot-weather'], exhaustionLevel }, rules).value
  const byDay: Distribution[] = []
  let levels = certain(input.level)
  for (let day = 1; day <= days; day += 1) {
    for (const save of heatSaves(input)) {
      levels = afterSave(levels, () => ({ ...save, modifier, state: hindered(state, save.state) }), rules)
    }
    const earlierDaysWithoutFood = (day - 1) * daysWithoutFood[input.food]
    const hunger = malnutrition({ size, eatenPounds, earlierDaysWithoutFood, constitutionModifier }, rules).value
    for (const endAt of [() => hunger, thirstAt]) {
      levels = afterSave(levels, (level) => saveAfter(endAt(level), { modifier, state }), rules)
    }
    levels = afterGain(levels, (level) => hunger.exhaustionLevels + thirstAt(level).exhaustionLevels)
    byDay.push(levels)
  }
  return byDay
}

/** What the water and the food of a day do. */
function needSteps(input: Input): readonly Step[] {
  const { water, food, size, save, constitution, ruleset } = input
  const { dailyNeeds } = EDITIONS[ruleset].rules
  const { gallons, pounds } = needsOf(input)
  const quantityOfFood = toNumber(pounds)
  if (dailyNeeds !== 'none' && dailyNeeds.by === 'character') {
    const { saveDc: dc, exhaustionLevels: levels, exhaustedLevels: exhausted } = dailyNeeds.water
    const harmless = Math.max(dailyNeeds.food.leastDays, dailyNeeds.food.harmlessDays + constitution)
    return [
      {
        kind: `anyones-water-${water === 'none' ? 'less' : water}`,
        rule: 'dehydration',
        values: { needed: gallons, dc, save, levels, exhausted },
      },
      {
        kind: `anyones-food-${food}`,
        rule: 'malnutrition',
        values: { needed: quantityOfFood, harmless, levels: dailyNeeds.food.exhaustionLevels },
      },
    ]
  }
  const { malnutrition: hunger, dehydration: thirst } = HAZARD_FIGURES
  return [
    {
      kind: `water-${water}`,
      rule: 'dehydration',
      values: { size, needed: gallons, levels: thirst.exhaustionLevels },
    },
    {
      kind: `food-${food}`,
      rule: 'malnutrition',
      values: {
        size,
        needed: quantityOfFood,
        dc: hunger.dc,
        save,
        levels: hunger.exhaustionLevels,
        free: hunger.daysWithoutFood,
      },
    },
  ]
}

/** What the Exhaustion gained does from then on. */
function exhaustionSteps({ days, water, food, ruleset }: Input, after: Distribution): readonly Step[] {
  if (mean(after).numerator === 0n) return []
  const { dailyNeeds } = EDITIONS[ruleset].rules
  const deadly = maximumExhaustion()
  const alive = chanceThat(after, '<', deadly)
  const summary: Step = { kind: 'after', rule: 'exhaustion', values: { days, mean: mean(after), deadly, alive } }
  if (dailyNeeds !== 'none' && dailyNeeds.by === 'character') {
    return [
      { kind: 'hinders-saves', rule: 'exhaustion', values: {} },
      summary,
      { kind: 'stays-until-fed', rule: 'malnutrition', values: {} },
    ]
  }
  const steps: Step[] = [{ kind: 'lowers-saves', rule: 'exhaustion', values: {} }, summary]
  if (water !== 'full') steps.push({ kind: 'stays', rule: 'dehydration', values: {} })
  if (food !== 'full') steps.push({ kind: 'stays', rule: 'malnutrition', values: {} })
  return steps
}

/** The food and water that creatures need, and what days with too little of them do. */
export const dailyNeedsCalculator = defineCalculator({
  id: 'daily-needs',
  topic: 'exploration',
  rules: ['dehydration', 'malnutrition', 'exhaustion', 'extreme-heat', 'saving-throw'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { days, creatures, state, level, ruleset } = input
    const { gallons, pounds } = needsOf(input)
    const byDay = levelsByDay(input)
    const after = byDay.at(-1) ?? certain(level)
    const deadly = maximumExhaustion()
    const heat = heatSaves(input)

    const steps: Step[] = [...needSteps(input)]
    const [first] = heat
    const last = heat.at(-1)
    if (first && last) {
      const values = { hours: heat.length, first: first.dc, last: last.dc }
      steps.push({ kind: 'heat', rule: 'extreme-heat', values })
    }
    if (state !== 'normal') steps.push({ kind: state, rule: state, values: {} })
    steps.push(...exhaustionSteps(input, after))
    const total = fraction(creatures * days)
    return ok({
      figures: [
        { id: 'mean', kind: 'number', value: mean(after) },
        { id: 'alive', kind: 'probability', value: chanceThat(after, '<', deadly) },
        { id: 'unharmed', kind: 'probability', value: chanceThat(after, '=', level) },
        { id: 'water-per-day', kind: 'number', value: gallons },
        { id: 'food-per-day', kind: 'quantity', value: toNumber(pounds), unit: 'pounds' },
        { id: 'water-total', kind: 'number', value: multiplyFractions(gallons, total) },
        {
          id: 'food-total',
          kind: 'quantity',
          value: toNumber(multiplyFractions(pounds, total)),
          unit: 'pounds',
        },
      ],
      distribution: after,
      threshold: deadly,
      table: {
        columns: ['day', 'mean', 'alive'],
        rows: byDay.map((levels, index): [StepValue, ...StepValue[]] => [
          integer(index + 1),
          number(mean(levels)),
          probability(chanceThat(levels, '<', deadly)),
        ]),
      },
      steps: citedIn(ruleset, steps),
    })
  },
  rolls: ({ save, state }) => [{ id: 'save', expression: d20ToRoll({ state, modifier: save }) }],
})
