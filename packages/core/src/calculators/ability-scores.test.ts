import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allRolls } from '../../test/brute-force.ts'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { ABILITIES } from '../vocabulary/abilities.ts'
import { abilityScoresCalculator } from './ability-scores.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof abilityScoresCalculator.fields>

const computed = computing(abilityScoresCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

const scores = (...six: number[]): Partial<Input> =>
  Object.fromEntries(ABILITIES.map((ability, index) => [ability, six[index] ?? 10]))

const steps = (changes: Partial<Input>): string[] => printSteps(computed(changes))

const cells = (changes: Partial<Input>): (number | string)[][] =>
  (computed(changes).table?.rows ?? []).map((row) =>
    row.map(({ value }) => (typeof value === 'number' ? value : String(value))),
  )

/** How often each total occurs among all rolls of four d6 without the lowest. */
const WAYS = new Map<number, number>()
for (const dice of allRolls(4, 6)) {
  const total = dice.reduce((sum, die) => sum + die, 0) - Math.min(...dice)
  WAYS.set(total, (WAYS.get(total) ?? 0) + 1)
}

/** Every set of six scores from the best to the worst, with its chance. */
function* sets(): Generator<[set: number[], chance: number]> {
  const visit = function* (set: number[], chance: number, same: number): Generator<[number[], number]> {
    if (set.length === 6) {
      yield [set, chance]
      return
    }
    for (let score = set.at(-1) ?? 18; score >= 3; score -= 1) {
      const equal = score === set.at(-1) ? same + 1 : 1
      // The orders of a set: 6! by the factorials of how often each score occurs in it.
      const orders = (set.length + 1) / equal
      yield* visit([...set, score], chance * orders * ((WAYS.get(score) ?? 0) / 1296), equal)
    }
  }
  yield* visit([], 1, 0)
}

const SETS = Array.from(sets())

const shareOf = (holds: (set: readonly number[]) => boolean): number =>
  SETS.reduce((sum, [set, chance]) => (holds(set) ? sum + chance : sum), 0)

test('there are 54,264 sets, and their chances add up to 1', () => {
  expect(SETS.length).toBe(54_264)
  expect(shareOf(() => true)).toBeCloseTo(1, 10)
})

describe('rolled scores match an enumeration of every set', () => {
  test.each([3, 10, 14, 16, 17, 18])('a best score of %i', (least) => {
    const { 'best-chance': chance } = figures({ method: 'rolled', 'at-least': least })
    expect(chance).toBeCloseTo(
      shareOf(([best = 0]) => best >= least),
      10,
    )
  })

  test.each([
    [15, 14, 13, 12, 10, 8],
    [18, 17, 12, 11, 9, 6],
    [8, 8, 8, 16, 8, 8],
    [3, 18, 3, 18, 3, 18],
    [13, 13, 13, 13, 13, 13],
  ])('the chance of a set at least as good as %i, %i, %i, %i, %i, %i, and of a total at least as high', (...six) => {
    const sorted = [...six].sort((a, b) => b - a)
    const total = six.reduce((sum, score) => sum + score, 0)
    const result = figures({ method: 'rolled', odds: 'total', ...scores(...six) })
    expect(result['as-good']).toBeCloseTo(
      shareOf((set) => set.every((score, rank) => score >= (sorted[rank] ?? 0))),
      10,
    )
    expect(result['total-chance']).toBeCloseTo(
      shareOf((set) => set.reduce((sum, score) => sum + score, 0) >= total),
      10,
    )
  })

  test.each(['best', 'total', 'score'] as const)('the chart shows %s', (odds) => {
    const { distribution, threshold } = computed({ method: 'rolled', odds })
    if (distribution === undefined) throw new Error('no distribution')
    weightsAddUp(distribution)
    expect([distribution.minimum, threshold]).toEqual({ best: [3, 18], total: [18, 72], score: [3, 18] }[odds])
  })
})

/** SRD 5.2.1, Ability Score Point Costs (page 21). */
const COSTS = [0, 1, 2, 3, 4, 5, 7, 9]

const COST_SCORE = fc.integer({ min: 8, max: 15 })

test('the points spent match an independent count', () => {
  fc.assert(
    fc.property(fc.tuple(COST_SCORE, COST_SCORE, COST_SCORE, COST_SCORE, COST_SCORE, COST_SCORE), (six) => {
      const cost = six.reduce((sum, score) => sum + (COSTS[score - 8] ?? 0), 0)
      const result = figures({ method: 'point-cost', ...scores(...six) })
      expect(result['points']).toBe(cost)
      expect(result[cost > 27 ? 'points-over' : 'points-left']).toBe(Math.abs(27 - cost))
      expect(cells({ method: 'point-cost', ...scores(...six) }).map((row) => row[2])).toEqual(
        six.map((score) => COSTS[score - 8]),
      )
    }),
    { numRuns: 200 },
  )
})

test('the table, from the numbers to the modifiers', () => {
  expect(cells({})).toEqual([
    ['strength', 15, 17, 3],
    ['dexterity', 14, 14, 2],
    ['constitution', 13, 14, 2],
    ['intelligence', 8, 8, -1],
    ['wisdom', 10, 10, 0],
    ['charisma', 12, 12, 1],
  ])
  expect(cells({ method: 'point-cost', strength: 16 })[0]).toEqual(['strength', 16, 'not-for-points', 18, 4])
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['generate-scores: standard-array', 'adjust-scores: two-and-one']],
    ['other numbers', { strength: 14 }, ['generate-scores: not-standard-array', 'adjust-scores: two-and-one']],
    [
      'rolled, three by 1',
      { method: 'rolled', increase: 'one-each' },
      ['generate-scores: rolled, odds-best, as-good', 'adjust-scores: one-each'],
    ],
    [
      'bought, one ability twice',
      { method: 'point-cost', 'plus-two': 'constitution' },
      ['point-costs: spent', 'adjust-scores: same-ability'],
    ],
    [
      'overspent, two by 1',
      { method: 'point-cost', wisdom: 11, increase: 'one-each', 'plus-one-each': ['wisdom', 'charisma'] },
      ['point-costs: overspent', 'adjust-scores: not-three'],
    ],
    ['too low for points', { method: 'point-cost', wisdom: 7, increase: 'none' }, ['point-costs: cannot-buy']],
  ])('%s', (_, changes, expected) => {
    expect(steps(changes)).toEqual([...expected, 'determine-modifiers: modifiers'])
  })
})

test('each preset uses the Standard Array in the order of its class', () => {
  expect(abilityScoresCalculator.presets?.length).toBe(12)
  for (const { input } of abilityScoresCalculator.presets ?? []) {
    expect(steps(input)).toEqual(['generate-scores: standard-array', 'determine-modifiers: modifiers'])
  }
})

test('offers its dice to roll', () => {
  const offered = (method: Input['method']): string[] =>
    abilityScoresCalculator
      .rolls({ ...defaultInput(abilityScoresCalculator), method })
      .map(({ expression }) => format(expression))
  expect(offered('rolled')).toEqual(['4d6kh3'])
  expect(offered('point-cost')).toEqual([])
})
