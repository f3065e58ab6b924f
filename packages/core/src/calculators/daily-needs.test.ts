import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { outcomes } from '../dice/distribution.ts'
import { format } from '../dice/format.ts'
import { seededRandom } from '../dice/random.ts'
import type { InputOf } from './calculator.ts'
import { dailyNeeds } from './daily-needs.ts'
import { defaultInput } from './state.ts'

type Input = InputOf<typeof dailyNeeds.fields>

const DEFAULTS = defaultInput(dailyNeeds)

const computed = computing(dailyNeeds)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ROLLS = 1_000_000

/** The Exhaustion level of one creature after its days. */
function live(input: Input, die: () => number): number {
  let level = input.level
  const save = (dc: number, disadvantage: boolean): void => {
    if (level >= 6) return
    const states = { normal: 0, advantage: 1, disadvantage: -1 }
    const state = disadvantage ? (input.state === 'advantage' ? 0 : -1) : states[input.state]
    const one = die()
    const other = state === 0 ? one : die()
    const face = state > 0 ? Math.max(one, other) : Math.min(one, other)
    if (face + input.save - 2 * level < dc) level += 1
  }
  for (let day = 1; day <= input.days; day += 1) {
    if (input.water === 'none') for (let hour = 0; hour < input.heat; hour += 1) save(5 + hour, input.armored)
    if (input.food === 'less') save(10, false)
    if (input.food === 'none' && day >= 5) level += 1
    if (input.water === 'less' || input.water === 'none') level += 1
  }
  return Math.min(6, level)
}

test.each<[string, Partial<Input>]>([
  ['hungry for five days', {}],
  ['hungry with Advantage, tired before', { state: 'advantage', level: 1, days: 6, save: -1 }],
  ['a day in the desert', { water: 'none', food: 'less', heat: 3, days: 2, armored: true, save: 4 }],
])('%s: 10⁶ seeded creatures lie within four standard errors', { timeout: 60_000 }, (name, changes) => {
  const random = seededRandom(name)
  const die = (): number => Math.floor((random() / 2 ** 32) * 20) + 1
  const input = { ...DEFAULTS, ...changes }
  const counts = new Array<number>(7).fill(0)
  for (let count = 0; count < ROLLS; count += 1) {
    const level = live(input, die)
    counts[level] = (counts[level] ?? 0) + 1
  }
  const { distribution } = computed(changes)
  if (!distribution) throw new Error('levels have a distribution')
  const chances = new Map(Array.from(outcomes(distribution)).map(([level, weight]) => [level, weight]))
  for (const [level, count] of counts.entries()) {
    const chance = Number(((chances.get(level) ?? 0n) * 10n ** 15n) / distribution.denominator) / 1e15
    expect(Math.abs(count / ROLLS - chance)).toBeLessThanOrEqual(4 * Math.sqrt((chance * (1 - chance)) / ROLLS))
  }
})

const ANY_INPUT = {
  days: fc.integer({ min: 1, max: 11 }),
  water: fc.constantFrom('full', 'half', 'less', 'none'),
  food: fc.constantFrom('full', 'half', 'less', 'none'),
  size: fc.constantFrom('tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'),
  creatures: fc.integer({ min: 1, max: 99 }),
  save: fc.integer({ min: -10, max: 19 }),
  heat: fc.integer({ min: 0, max: 5 }),
  level: fc.integer({ min: 0, max: 5 }),
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
      const per = { tiny: 0.25, small: 1, medium: 1, large: 4, huge: 16, gargantuan: 64 }[input.size]
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
      [
        'dehydration: water-full',
        'malnutrition: food-less',
        'exhaustion: lowers-saves',
        'exhaustion: after',
        'malnutrition: stays',
      ],
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
        'exhaustion: lowers-saves',
        'exhaustion: after',
        'dehydration: stays',
        'malnutrition: stays',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(computed(changes).steps.map(({ rule, id }) => `${rule}: ${id}`)).toEqual(expected)
  })
})

test('the dice', () => {
  expect(dailyNeeds.rolls(DEFAULTS).map(({ expression }) => format(expression))).toEqual(['1d20+2'])
})
