import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { computing, printSteps } from '../../test/computing.ts'
import { plainFigures } from '../../test/plain-figures.ts'
import { COINS } from '../vocabulary/coins.ts'
import type { InputOf } from './calculator.ts'
import { coinsCalculator } from './coins.ts'
import { defaultInput } from './fields/state.ts'

type Input = InputOf<typeof coinsCalculator.fields>

const DEFAULTS = defaultInput(coinsCalculator)

const computed = computing(coinsCalculator)

const WORTH = {
  'copper-piece': 1,
  'silver-piece': 10,
  'electrum-piece': 50,
  'gold-piece': 100,
  'platinum-piece': 1000,
} as const
const COUNT = fc.integer({ min: 0, max: 100_000 })
const ANY_INPUT = {
  'copper-piece': COUNT,
  'silver-piece': COUNT,
  'electrum-piece': COUNT,
  'gold-piece': COUNT,
  'platinum-piece': COUNT,
  to: fc.constantFrom(...COINS),
  use: fc.constantFrom('carry', 'sell-equipment', 'sell-trade-goods', 'sell-valuables'),
} as const

test('matches an independent sum for any coins', () => {
  fc.assert(
    fc.property(fc.record(ANY_INPUT), (input) => {
      const value = COINS.reduce((sum, coin) => sum + input[coin] * WORTH[coin], 0)
      const count = COINS.reduce((sum, coin) => sum + input[coin], 0)
      const sold = input.use === 'sell-equipment' ? Math.floor(value / 2) : value
      const { figures, table } = computed(input)
      const result = plainFigures({ figures, steps: [] })
      expect((result['whole'] ?? 0) * WORTH[input.to] + (result['rest'] ?? 0)).toBe(sold)
      expect(result['rest']).toBeLessThan(WORTH[input.to])
      if (input.use === 'carry') expect(result['weight']).toBeCloseTo(count / 50, 9)
      expect(result[figures[0].id]).toBeCloseTo(sold / WORTH[input.to], 6)
      for (const [coin, whole, rest] of table?.rows ?? []) {
        const each = COINS.find((one) => one === coin.value)
        if (!each) throw new Error('no coin for a row')
        expect(Number(whole?.value) * WORTH[each] + Number(rest?.value)).toBe(sold)
      }
    }),
  )
})

describe('steps', () => {
  test.each<[string, Partial<Input>, string[]]>([
    [
      'by default',
      {},
      [
        'adventuring-equipment: gold-piece, silver-piece, copper-piece, value',
        'carrying-capacity: weight',
        'adventuring-equipment: rest',
      ],
    ],
    [
      'sold',
      { 'silver-piece': 0, 'copper-piece': 0, 'gold-piece': 2, use: 'sell-equipment' },
      ['adventuring-equipment: gold-piece, value, sell-equipment'],
    ],
  ])('%s', (_, changes, expected) => {
    expect(printSteps(computed(changes))).toEqual(expected)
  })
})

test('offers no dice to roll', () => {
  expect(coinsCalculator.rolls(DEFAULTS)).toEqual([])
})
