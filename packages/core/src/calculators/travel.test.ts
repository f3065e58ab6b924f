import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { weightsAddUp } from '../dice/distribution.laws.ts'
import { format } from '../dice/format.ts'
import { ROLL_STATES } from '../vocabulary/d20-tests.ts'
import { TRAVEL_PACES } from '../vocabulary/travel-paces.ts'
import type { InputOf } from './calculator.ts'
import { defaultInput } from './fields/state.ts'
import { travelCalculator } from './travel.ts'

type Input = InputOf<typeof travelCalculator.fields>

const computed = computing(travelCalculator)

const figures = (changes: Partial<Input>): Record<string, number> => plainFigures(computed(changes))

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

test('matches an independent simulation of any day', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const { hours, pace, terrain, mounted, slowed, save, state } = input
      // Without equipment a good road does not help in Arctic terrain.
      const road = input['good-road'] && terrain !== 'arctic' ? 1 : 0
      const most = slowed ? 0 : Math.min(2, FASTEST[terrain] + road)
      const perHour = [2, 3, 4][Math.min(most, ['slow', 'normal', 'fast'].indexOf(pace))] ?? 0
      // How likely each Exhaustion level is by now; it lowers the saves that follow.
      let chances = [1, 0, 0, 0, 0, 0, 0]
      for (let hour = 1; hour <= hours; hour += 1) {
        const past = hour * (input['high-altitude'] ? 2 : 1) - 8
        if (past <= 0) continue
        const after = new Array<number>(7).fill(0)
        for (const [level, chance] of chances.entries()) {
          const one = Math.min(1, Math.max(0, (21 - (10 + past - save + 2 * level)) / 20))
          const success =
            level === 6 ? 1 : { normal: one, advantage: 1 - (1 - one) ** 2, disadvantage: one ** 2 }[state]
          after[level] = (after[level] ?? 0) + chance * success
          if (level < 6) after[level + 1] = chance * (1 - success)
        }
        chances = after
      }
      const levels = chances.reduce((sum, chance, level) => sum + chance * level, 0)
      const result = figures(input)
      expect(result['miles']).toBe(perHour * (hours + (mounted && hours > 0 ? 1 : 0)))
      expect(result['rested'] ?? 1).toBeCloseTo(chances[0] ?? 0, 10)
      expect(result['exhaustion'] ?? 0).toBeCloseTo(levels, 10)
      expect(result['alive'] ?? 1).toBeCloseTo(1 - (chances[6] ?? 0), 10)
      const { distribution } = computed(input)
      if (distribution) weightsAddUp(distribution)
    }),
    { numRuns: 300 },
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    ['by default', {}, ['travel-terrain: terrain', 'travel-pace: distance, effect-normal', 'travel-terrain: dcs']],
    [
      'a long day on a road in the mountains, on horses, with one who limps',
      { terrain: 'mountain', pace: 'fast', 'good-road': true, slowed: true, mounted: true, hours: 9 },
      [
        'travel-terrain: terrain, good-road, slowed',
        'travel-pace: too-fast, distance, mounted, effect-slow',
        'extended-travel: saves',
        'travel-terrain: dcs',
      ],
    ],
    [
      'in the air, high up',
      { flying: true, pace: 'fast', terrain: 'swamp', 'high-altitude': true },
      [
        'special-movement: flying',
        'travel-pace: distance, effect-fast',
        'high-altitude: high-altitude',
        'extended-travel: saves',
        'exhaustion: lowers-saves',
        'travel-terrain: dcs',
      ],
    ],
    [
      'on a river against a strong wind',
      { by: 'keelboat', current: 3, 'against-wind': true },
      ['vehicles: ship, against-wind, downstream, ship-distance, ship-hours'],
    ],
    [
      '2014, a long gallop through difficult terrain',
      { ruleset: 'srd-5.1', pace: 'fast', hours: 10, mounted: true, 'difficult-terrain': true },
      [
        'srd51-travel: distance, gallop, difficult-terrain, unaware, no-stealth',
        'srd51-forced-march: saves',
        'srd51-exhaustion: hinders-saves',
      ],
    ],
    ['2014, slow', { ruleset: 'srd-5.1', pace: 'slow' }, ['srd51-travel: distance, stealth']],
    ['2012 playtest', { ruleset: 'next-2012', hustling: true }, ['next-movement: per-minute, hustling, on-foot']],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('vehicles: another hour never shortens the way, wind never helps, a current never hurts', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('airship', 'galley', 'keelboat', 'longship', 'rowboat', 'sailing-ship', 'warship'),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 19 }),
      (by, hours, current) => {
        const far = (changes: Partial<Input>): number => figures({ by, hours, current, ...changes })['miles'] ?? 0
        expect(far({ hours: hours + 1 })).toBeGreaterThan(far({}))
        expect(far({ 'against-wind': true })).toBeLessThanOrEqual(far({}))
        expect(far({ current: current + 1 })).toBeGreaterThanOrEqual(far({}))
      },
    ),
  )
})

test('2012 playtest: feet each minute, and miles of 5,280 feet', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 120 }),
      fc.integer({ min: 0, max: 24 }),
      fc.boolean(),
      (speed, hours, hustling) => {
        const result = figures({ ruleset: 'next-2012', speed, hours, hustling })
        const perMinute = speed * 10 * (hustling ? 2 : 1)
        expect(result['per-minute']).toBe(perMinute)
        expect(result['miles']).toBeCloseTo((perMinute * 60 * hours) / 5280, 9)
      },
    ),
  )
})

test('offers its dice to roll', () => {
  expect(travelCalculator.rolls(defaultInput(travelCalculator)).map(({ expression }) => format(expression))).toEqual([
    '1d20+2',
  ])
  expect(travelCalculator.rolls({ ...defaultInput(travelCalculator), by: 'airship' })).toEqual([])
})
