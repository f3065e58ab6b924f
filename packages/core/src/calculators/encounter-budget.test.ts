import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { CHALLENGE_RATINGS } from '../vocabulary/challenge-ratings.ts'
import type { InputOf } from './calculator.ts'
import { encounterBudgetCalculator } from './encounter-budget.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof encounterBudgetCalculator.fields>

const DEFAULTS = defaultInput(encounterBudgetCalculator)

const computed = computing(encounterBudgetCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const ANY_INPUT = {
  characters: fc.integer({ min: 1, max: 11 }),
  level: fc.integer({ min: 1, max: 19 }),
  difficulty: fc.constantFrom('low', 'moderate', 'high'),
  kinds: fc.constantFrom('1', '2', '3', '4'),
  rating: fc.constantFrom(...CHALLENGE_RATINGS),
  count: fc.integer({ min: 1, max: 49 }),
  'second-rating': fc.constantFrom(...CHALLENGE_RATINGS),
  'third-count': fc.integer({ min: 1, max: 9 }),
  'fourth-rating': fc.constantFrom(...CHALLENGE_RATINGS),
  'other-characters': fc.integer({ min: 0, max: 5 }),
  'other-level': fc.integer({ min: 1, max: 20 }),
} as const

test('the remaining budget shows + or −, 0 neither', () => {
  const left = (changes: Partial<Input>) => computed(changes).figures.find(({ id }) => id === 'left')
  expect(left({})).toEqual({ id: 'left', kind: 'integer', value: 0 })
  expect(left({ count: 1 })).toEqual({ id: 'left', kind: 'signed', value: 450 })
  expect(computed({}).table?.rows[1]?.[2]).toEqual({ kind: 'integer', value: 0 })
})

const HARDNESS = ['low', 'moderate', 'high', 'beyond-high']

test('laws: another character, level or difficulty never lowers the budget; another monster never makes it easier', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const budget = figures(input)['budget'] ?? 0
      for (const more of [
        { characters: input.characters + 1 },
        { level: input.level + 1 },
        { difficulty: 'high' },
      ] as const) {
        expect(figures({ ...input, ...more })['budget']).toBeGreaterThanOrEqual(budget)
      }
      const hardness = (changes: Partial<Input>): number =>
        HARDNESS.indexOf(String(computed({ ...input, ...changes }).figures[0].value))
      expect(hardness({})).toBeGreaterThanOrEqual(0)
      expect(hardness({ count: input.count + 1 })).toBeGreaterThanOrEqual(hardness({}))
      expect(hardness({ characters: input.characters + 1 })).toBeLessThanOrEqual(hardness({}))
      const { cost = 0, left = 0 } = figures(input)
      expect(left).toBe(budget - cost)
      const rows = computed(input).table?.rows ?? []
      const kept = rows.find(([, , spare]) => Number(spare?.value) >= 0)
      expect(kept?.[0].value ?? 'beyond-high').toBe(HARDNESS[hardness({})])
    }),
    { numRuns: 150 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['challenge-rating: budget', 'experience-points: first', 'challenge-rating: is-moderate']],
    ['nothing yet', { kinds: '0' }, ['challenge-rating: budget']],
    [
      'four kinds, many and powerful',
      { kinds: '4', level: 1, count: 9, 'other-characters': 1 },
      [
        'challenge-rating: budget, others',
        'experience-points: first, second, third, fourth',
        'challenge-rating: is-beyond-high, many-creatures, powerful, rating-0',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })

  test.each([
    [8, false],
    [9, true],
  ])('%s creatures against four characters give the many-creatures step: %s', (count, many) => {
    const ids = computed({ rating: '1/8', count }).steps.map(({ kind }) => kind)
    expect(ids.includes('many-creatures')).toBe(many)
  })

  test.each([
    ['3', false],
    ['4', true],
    ['1/2', false],
  ] as const)('CR %s is above level 3: %s', (rating, powerful) => {
    expect(computed({ rating }).steps.some(({ kind }) => kind === 'powerful')).toBe(powerful)
  })
})

test('offers no dice to roll', () => {
  expect(encounterBudgetCalculator.rolls(DEFAULTS)).toEqual([])
})
