import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, parsedWith, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import type { StepValue } from '../steps/step-value.ts'
import { stepValues } from '../steps/step-values.ts'
import { ROLL_STATES, type RollState } from '../vocabulary/d20-tests.ts'
import type { InputOf } from './calculator.ts'
import { contestCalculator } from './contest.ts'

type Input = InputOf<typeof contestCalculator.fields>

const computed = computing(contestCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const counted = (state: RollState, one: number, other: number): number =>
  state === 'normal' ? one : state === 'advantage' ? Math.max(one, other) : Math.min(one, other)

const ALL_ROLLS = Array.from(allRolls(4, 20))

test('matches brute force over every possible roll', () => {
  for (const state of ROLL_STATES) {
    for (const [opposing, modifier] of [
      ['normal', 3],
      ['advantage', -2],
      ['disadvantage', 7],
    ] as const) {
      const margins = ALL_ROLLS.map(
        ([one = 0, two = 0, three = 0, four = 0]) =>
          counted(state, one, two) + modifier - counted(opposing, three, four) - 1,
      )
      const result = figures({ modifier, state, 'opposing-state': opposing })
      const share = (holds: (margin: number) => boolean): number => margins.filter(holds).length / ALL_ROLLS.length
      expect(result['win']).toBeCloseTo(
        share((margin) => margin > 0),
        12,
      )
      expect(result['tie']).toBeCloseTo(
        share((margin) => margin === 0),
        12,
      )
      expect(result['loss']).toBeCloseTo(
        share((margin) => margin < 0),
        12,
      )
    }
  }
})

const ANY_INPUT = {
  modifier: fc.integer({ min: -10, max: 29 }),
  'opposing-modifier': fc.integer({ min: -10, max: 29 }),
  state: fc.constantFrom(...ROLL_STATES),
  'opposing-state': fc.constantFrom(...ROLL_STATES),
  'bonus-dice': fc.constantFrom('0', '1d4', '-1d6'),
  'opposing-bonus-dice': fc.constantFrom('0', '2d4kh1'),
} as const

test('laws: the chances add up, the other side sees them mirrored, and a bonus never hurts', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { win = 0, tie = 0, loss = 0 } = figures(input)
      expect(win + tie + loss).toBeCloseTo(1, 12)
      const mirrored = figures({
        modifier: input['opposing-modifier'],
        'opposing-modifier': input.modifier,
        state: input['opposing-state'],
        'opposing-state': input.state,
        'bonus-dice': input['opposing-bonus-dice'],
        'opposing-bonus-dice': input['bonus-dice'],
      })
      expect(mirrored['win']).toBeCloseTo(loss, 12)
      expect(figures({ ...input, modifier: input.modifier + 1 })['win']).toBeGreaterThanOrEqual(win)
      const { distribution } = computed(input)
      if (distribution) weightsAddUp(distribution)
    }),
    { numRuns: 60 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['ability-check: own, opposing', 'srd51-contests: higher, tie']],
    [
      'in 2012',
      { ruleset: 'next-2012' },
      ['next-making-a-check: own, opposing', 'next-contests: higher', 'next-contest-ties: tie'],
    ],
    [
      'Advantage against Disadvantage',
      { state: 'advantage', 'opposing-state': 'disadvantage' },
      [
        'ability-check: own, opposing',
        'advantage: advantage',
        'disadvantage: disadvantage',
        'srd51-contests: higher, tie',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test.each(['bonus-dice', 'opposing-bonus-dice'])('too much work in %s is reported as a field error', (field) => {
  const got = '10000d1000000'
  expect(contestCalculator.compute(parsedWith(contestCalculator, { [field]: got }))).toMatchObject({
    ok: false,
    error: { field, code: 'dice.over-limit', got },
  })
})

test('offers its dice to roll', () => {
  const offers = contestCalculator.rolls(
    parsedWith(contestCalculator, { state: 'advantage', 'opposing-bonus-dice': '1d4' }),
  )
  expect(offers.map(({ expression }) => format(expression))).toEqual(['2d20kh1+3', '1d20+1+1d4'])
})

test('the percentages of win, tie and loss have enough decimals to add up', () => {
  // 22.75 + 3.5 + 73.75 %, and the sum of win and tie.
  const { figures: shown, steps } = computed({ modifier: 0, 'opposing-modifier': 6 })
  const digits = (values: readonly StepValue[]): unknown[] => values.map((value) => 'digits' in value && value.digits)
  expect(digits(shown.slice(0, 4))).toEqual([2, 2, 2, 2])
  expect(
    digits(
      steps
        .flatMap((step) => Object.values(stepValues(contestCalculator.steps, step)))
        .filter(({ kind }) => kind === 'probability'),
    ),
  ).toEqual([2, 2, 2])
})
