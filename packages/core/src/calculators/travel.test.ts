import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { toNumber } from '../fraction.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { TRAVEL_PACES } from '../vocabulary/travel-paces.ts'
import type { InputOf, Output } from './calculator.ts'
import { defaultInput } from './state.ts'
import { travel } from './travel.ts'

type Input = InputOf<typeof travel.fields>

function computed(changes: Partial<Input>): Output {
  const result = travel.compute({ ...defaultInput(travel), ...changes })
  if (!result.ok) throw new Error(JSON.stringify(result.error))
  return result.value
}

const figures = (changes: Partial<Input>): Record<string, number> =>
  Object.fromEntries(
    computed(changes).figures.map(({ id, value }) => [id, typeof value === 'number' ? value : toNumber(value)]),
  )

/** The fastest pace by terrain, as the Travel Terrain table (page 192) says; Arctic without equipment. */
const FASTEST = {
  arctic: 1,
  coastal: 1,
  desert: 1,
  forest: 1,
  grassland: 2,
  hill: 1,
  mountain: 0,
  swamp: 0,
  underdark: 1,
  urban: 1,
} as const

const ANY_INPUT = {
  hours: fc.integer({ min: 0, max: 24 }),
  pace: fc.constantFrom(...TRAVEL_PACES),
  terrain: fc.constantFrom('arctic', 'coastal', 'desert', 'forest', 'grassland', 'hill', 'mountain', 'swamp', 'urban'),
  'good-road': fc.boolean(),
  mounted: fc.boolean(),
  slowed: fc.boolean(),
  save: fc.integer({ min: -10, max: 20 }),
  state: fc.constantFrom(...ROLL_STATES),
  'high-altitude': fc.boolean(),
} as const

test('any day, as a player works it out', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { hours, pace, terrain, mounted, slowed, save, state } = input
      // Without equipment a good road does not help in Arctic terrain.
      const road = input['good-road'] && terrain !== 'arctic' ? 1 : 0
      const most = slowed ? 0 : Math.min(2, FASTEST[terrain] + road)
      const perHour = [2, 3, 4][Math.min(most, ['slow', 'normal', 'fast'].indexOf(pace))] ?? 0
      let [rested, levels] = [1, 0]
      for (let hour = 1; hour <= hours; hour += 1) {
        const past = hour * (input['high-altitude'] ? 2 : 1) - 8
        if (past <= 0) continue
        const one = Math.min(1, Math.max(0, (21 - (10 + past - save)) / 20))
        const success = { normal: one, advantage: 1 - (1 - one) ** 2, disadvantage: one ** 2 }[state]
        rested *= success
        levels += 1 - success
      }
      const result = figures(input)
      expect(result['miles']).toBe(perHour * (hours + (mounted && hours > 0 ? 1 : 0)))
      expect(result['rested'] ?? 1).toBeCloseTo(rested, 10)
      expect(result['exhaustion'] ?? 0).toBeCloseTo(levels, 10)
      const { distribution } = computed(input)
      if (distribution) weightsAddUp(distribution)
    }),
    { numRuns: 300 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      ['travel-terrain: terrain', 'travel-pace: distance', 'travel-pace: effect-normal', 'travel-terrain: dcs'],
    ],
    [
      'a long day on a road in the mountains, on horses, with one who limps',
      { terrain: 'mountain', pace: 'fast', 'good-road': true, slowed: true, mounted: true, hours: 9 },
      [
        'travel-terrain: terrain',
        'good-roads: good-road',
        'slower-travelers: slowed',
        'travel-pace: too-fast',
        'travel-pace: distance',
        'travel-pace: mounted',
        'travel-pace: effect-slow',
        'extended-travel: saves',
        'travel-terrain: dcs',
      ],
    ],
    [
      'in the air, high up',
      { flying: true, pace: 'fast', terrain: 'swamp', 'high-altitude': true },
      [
        'special-movement: flying',
        'travel-pace: distance',
        'travel-pace: effect-fast',
        'high-altitude: high-altitude',
        'extended-travel: saves',
        'travel-terrain: dcs',
      ],
    ],
  ])('%s', (_, changes, expected) => {
    expect(computed(changes).steps.map(({ rule, id }) => `${rule}: ${id}`)).toEqual(expected)
  })
})

test('the dice', () => {
  expect(travel.rolls(defaultInput(travel)).map(({ expression }) => format(expression))).toEqual(['1d20+2'])
})
