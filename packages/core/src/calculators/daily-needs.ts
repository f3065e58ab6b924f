import { certain, probability as chanceThat, type Distribution } from '../dice/distribution.ts'
import { mean } from '../dice/moments.ts'
import { type Fraction, fraction, multiplyFractions, toNumber } from '../fraction.ts'
import { ok } from '../result.ts'
import { maximumExhaustion } from '../rules/conditions/exhaustion.ts'
import { dehydration, malnutrition } from '../rules/hazards/daily-needs.ts'
import { exposureSave } from '../rules/hazards/exposure.ts'
import type { StepValue } from '../steps/step-value.ts'
import { DAILY_NEEDS } from '../tables/hazards/daily-needs.ts'
import { HAZARD_FIGURES } from '../tables/hazards/hazards.ts'
import { ROLL_STATES, type RollState } from '../vocabulary/d20-tests.ts'
import { SIZES } from '../vocabulary/sizes.ts'
import { defineCalculator, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './daily-needs.steps.ts'
import { d20ToRoll } from './shared/d20-roll.ts'
import { afterGain, afterSave } from './shared/exhausting-saves.ts'
import { integer, number, probability } from './shared/values.ts'

/** How much of the daily need a creature gets. */
const SHARES = { full: fraction(1), half: fraction(1, 2), less: fraction(1, 4), none: fraction(0) } as const
const AMOUNTS = ['full', 'half', 'less', 'none'] as const
const WITHOUT_WATER = { when: 'water', is: ['none'] } as const

const FIELDS = {
  days: { type: 'integer', minimum: 1, maximum: 30, default: 5 },
  water: { type: 'choice', options: AMOUNTS, default: 'full' },
  food: { type: 'choice', options: AMOUNTS, default: 'less' },
  size: { type: 'choice', options: SIZES, default: 'medium', named: 'terms' },
  creatures: { type: 'integer', minimum: 1, maximum: 100, default: 1 },
  save: { type: 'integer', minimum: -10, maximum: 20, default: 2, signed: true },
  heat: { type: 'integer', minimum: 0, maximum: 24, default: 0, shown: WITHOUT_WATER },
  armored: { type: 'flag', default: false, rare: true, shown: WITHOUT_WATER },
  state: { type: 'choice', options: ROLL_STATES, default: 'normal', rare: true },
  level: { type: 'integer', minimum: 0, maximum: 5, default: 0, rare: true },
} as const

type Input = InputOf<typeof FIELDS>

const quarters = (count: number): Fraction => fraction(count, 4)

/** The state of a save that armor may hinder. */
const hindered = (state: RollState, byArmor: RollState): RollState => {
  if (byArmor === 'normal') return state
  return state === 'advantage' ? 'normal' : 'disadvantage'
}

/** The saves of a day in extreme heat without drinkable water, one for each hour. */
const heatSaves = ({ water, heat, armored }: Input) =>
  Array.from({ length: water === 'none' ? heat : 0 }, (_, index) =>
    exposureSave({
      exposure: 'extreme-heat',
      nth: index + 1,
      creature: { constitutionScore: 10, armor: armored ? 'heavy' : 'none' },
    }),
  ).flatMap((save) => (save.kind === 'roll' ? [save] : []))

/** The Exhaustion level at the end of each day. */
function levelsByDay(input: Input): readonly Distribution[] {
  const { days, size, save: modifier, state, level } = input
  const { waterQuarterGallons, foodQuarterPounds } = DAILY_NEEDS[size]
  const drunk = multiplyFractions(quarters(waterQuarterGallons), SHARES[input.water])
  const eaten = multiplyFractions(quarters(foodQuarterPounds), SHARES[input.food])
  const byDay: Distribution[] = []
  let levels = certain(level)
  for (let day = 1; day <= days; day += 1) {
    for (const save of heatSaves(input)) {
      levels = afterSave(levels, { ...save, modifier, state: hindered(state, save.state) })
    }
    const hunger = malnutrition({ size, eatenPounds: eaten, earlierDaysWithoutFood: day - 1 })
    if (hunger.value.save !== 'none') levels = afterSave(levels, { ...hunger.value.save, modifier, state })
    const thirst = dehydration({ size, drunkGallons: drunk })
    levels = afterGain(levels, hunger.value.exhaustionLevels + thirst.value.exhaustionLevels)
    byDay.push(levels)
  }
  return byDay
}

/** The food and water that creatures need, and what days with too little of them do. */
export const dailyNeedsCalculator = defineCalculator({
  id: 'daily-needs',
  topic: 'exploration',
  rules: ['dehydration', 'malnutrition', 'exhaustion', 'extreme-heat', 'saving-throw'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { days, water, food, size, creatures, save, state, level } = input
    const { waterQuarterGallons, foodQuarterPounds } = DAILY_NEEDS[size]
    const byDay = levelsByDay(input)
    const after = byDay.at(-1) ?? certain(level)
    const deadly = maximumExhaustion()
    const alive = chanceThat(after, '<', deadly)
    const gallons = quarters(waterQuarterGallons)
    const pounds = foodQuarterPounds / 4
    const heat = heatSaves(input)
    const { malnutrition: hunger, dehydration: thirst } = HAZARD_FIGURES

    const steps: Step[] = [
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
          needed: pounds,
          dc: hunger.dc,
          save,
          levels: hunger.exhaustionLevels,
          free: hunger.daysWithoutFood,
        },
      },
    ]
    const [first] = heat
    const last = heat.at(-1)
    if (first && last) {
      const values = { hours: heat.length, first: first.dc, last: last.dc }
      steps.push({ kind: 'heat', rule: 'extreme-heat', values })
    }
    if (state !== 'normal') steps.push({ kind: state, rule: state, values: {} })
    if (mean(after).numerator > 0n) {
      steps.push({ kind: 'lowers-saves', rule: 'exhaustion', values: {} })
      steps.push({
        kind: 'after',
        rule: 'exhaustion',
        values: { days, mean: mean(after), deadly, alive },
      })
      if (water !== 'full') steps.push({ kind: 'stays', rule: 'dehydration', values: {} })
      if (food !== 'full') steps.push({ kind: 'stays', rule: 'malnutrition', values: {} })
    }
    const total = fraction(creatures * days)
    return ok({
      figures: [
        { id: 'mean', kind: 'number', value: mean(after) },
        { id: 'alive', kind: 'probability', value: alive },
        { id: 'unharmed', kind: 'probability', value: chanceThat(after, '=', level) },
        { id: 'water-per-day', kind: 'number', value: gallons },
        { id: 'food-per-day', kind: 'quantity', value: pounds, unit: 'pounds' },
        { id: 'water-total', kind: 'number', value: multiplyFractions(gallons, total) },
        {
          id: 'food-total',
          kind: 'quantity',
          value: toNumber(multiplyFractions(quarters(foodQuarterPounds), total)),
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
      steps,
    })
  },
  rolls: ({ save, state }) => [{ id: 'save', expression: d20ToRoll({ state, modifier: save }) }],
})
