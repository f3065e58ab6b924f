import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import type { InputOf } from './calculator.ts'
import { dailyNeedsCalculator } from './daily-needs.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof dailyNeedsCalculator.fields>

const DEFAULTS = defaultInput(dailyNeedsCalculator)

const computed = computing(dailyNeedsCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ANY_INPUT = {
  days: fc.integer({ min: 1, max: 11 }),
  water: fc.constantFrom('full', 'half', 'less', 'none'),
  food: fc.constantFrom('full', 'half', 'less', 'none'),
  size: fc.constantFrom('tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'),
  creatures: fc.integer({ min: 1, max: 99 }),
  save: fc.integer({ min: -10, max: 19 }),
  heat: fc.integer({ min: 0, max: 5 }),
  level: fc.integer({ min: 0, max: 5 }),
  ruleset: fc.constantFrom('srd-5.2.1', 'srd-5.1'),
} as const

test('laws: another day or less water never helps, a better save never hurts; supplies grow with mouths', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const SLACK = 1e-9
      const result = figures(input)
      const mean = result['mean'] ?? 0
      expect(figures({ ...input, days: input.days + 1 })['mean']).toBeGreaterThanOrEqual(mean - SLACK)
      expect(figures({ ...input, save: input.save + 1 })['mean']).toBeLessThanOrEqual(mean + SLACK)
      expect(figures({ ...input, water: 'full' })['mean']).toBeLessThanOrEqual(mean + SLACK)
      const bySize = { tiny: 0.25, small: 1, medium: 1, large: 4, huge: 16, gargantuan: 64 }[input.size]
      const per = input.ruleset === 'srd-5.1' ? 1 : bySize
      expect(result['water-total']).toBeCloseTo(per * input.creatures * input.days, 9)
      expect(result['food-total']).toBeCloseTo(per * input.creatures * input.days, 9)
      const { distribution, table } = computed(input)
      if (distribution) weightsAddUp(distribution)
      expect(table?.rows.length).toBe(input.days)
    }),
    { numRuns: 80 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      ['dehydration: water-full', 'malnutrition: food-less', 'exhaustion: lowers-saves, after', 'malnutrition: stays'],
    ],
    ['enough', { food: 'half' }, ['dehydration: water-full', 'malnutrition: food-half']],
    [
      'a desert',
      { water: 'none', food: 'none', heat: 2, state: 'advantage' },
      [
        'dehydration: water-none',
        'malnutrition: food-none',
        'extreme-heat: heat',
        'advantage: advantage',
        'exhaustion: lowers-saves, after',
        'dehydration: stays',
        'malnutrition: stays',
      ],
    ],
    [
      'a desert in 2014',
      { ruleset: 'srd-5.1', water: 'none', food: 'none', heat: 2, 'hot-weather': true },
      [
        'srd51-food-and-water: anyones-water-less, anyones-food-none',
        'srd51-exhaustion: hinders-saves, after',
        'srd51-food-and-water: stays-until-fed',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('offers its dice to roll', () => {
  expect(dailyNeedsCalculator.rolls(DEFAULTS).map(({ expression }) => format(expression))).toEqual(['1d20+2'])
})
