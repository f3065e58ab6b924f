import { fraction, toNumber } from '../fraction.ts'
import { ok } from '../result.ts'
import {
  COINS_PER_POUND,
  exchangeCoins,
  type Purse,
  purseCopperPieces,
  purseWeightPounds,
} from '../rules/equipment/coins.ts'
import { sellingPriceCopperPieces } from '../rules/equipment/selling-equipment.ts'
import type { StepValue } from '../steps/step-value.ts'
import { COIN_VALUES } from '../tables/equipment/coin-values.ts'
import { COINS } from '../vocabulary/coins.ts'
import { defineCalculator, type Figure, type InputOf } from './calculator.ts'
import { STEPS, type Step } from './coins.steps.ts'
import { integer, option } from './shared/values.ts'

const COUNT = { type: 'integer', minimum: 0, maximum: 100_000 } as const

const FIELDS = {
  'platinum-piece': { ...COUNT, default: 0 },
  'gold-piece': { ...COUNT, default: 35 },
  'electrum-piece': { ...COUNT, default: 0, rare: true },
  'silver-piece': { ...COUNT, default: 12 },
  'copper-piece': { ...COUNT, default: 40 },
  to: { type: 'choice', options: COINS, default: 'gold-piece' },
  use: { type: 'choice', options: ['carry', 'sell-equipment', 'sell-trade-goods', 'sell-valuables'], default: 'carry' },
} as const

type Input = InputOf<typeof FIELDS>

/** What is sold, if anything is. */
const GOODS = {
  'sell-equipment': 'equipment',
  'sell-trade-goods': 'trade-goods',
  'sell-valuables': 'valuables',
} as const

const purseOf = (input: Input): Purse => Object.fromEntries(COINS.map((coin) => [coin, input[coin]]))

/** Coins: their total value in any denomination, their weight, and what something of that price sells for. */
export const coinsCalculator = defineCalculator({
  id: 'coins',
  topic: 'equipment',
  rules: ['adventuring-equipment', 'carrying-capacity', 'round-down'],
  fields: FIELDS,
  steps: STEPS,
  compute(input) {
    const { to, use } = input
    const purse = purseOf(input)
    const value = purseCopperPieces(purse)
    const sold = use === 'carry' ? value : sellingPriceCopperPieces({ costCopperPieces: value, goods: GOODS[use] })
    const weight = purseWeightPounds(purse)
    const whole = exchangeCoins({ count: sold, from: 'copper-piece', to })
    const inCoins = (copperPieces: number) => fraction(copperPieces, COIN_VALUES[to])
    const coin = to

    const steps: Step[] = COINS.toReversed()
      .filter((one) => input[one] > 0)
      .map((one) => ({
        kind: one,
        rule: 'adventuring-equipment',
        values: {
          count: input[one],
          each: COIN_VALUES[one],
          value: input[one] * COIN_VALUES[one],
        },
      }))
    steps.push({
      kind: 'value',
      rule: 'adventuring-equipment',
      values: { copper: value, coin, total: inCoins(value) },
    })
    if (use === 'carry') {
      const values = {
        perPound: COINS_PER_POUND,
        each: 1,
        weight: toNumber(weight),
      }
      steps.push({ kind: 'weight', rule: 'carrying-capacity', values })
    } else {
      steps.push({
        kind: use,
        rule: 'adventuring-equipment',
        values: { copper: sold, coin, price: inCoins(sold) },
      })
    }
    if (whole.remainderCopperPieces > 0) {
      const values = { coin, coins: whole.coins, rest: whole.remainderCopperPieces }
      steps.push({ kind: 'rest', rule: 'adventuring-equipment', values })
    }
    const figures: readonly [Figure, ...Figure[]] = [
      { id: use === 'carry' ? 'worth' : 'sells-for', kind: 'number', value: inCoins(sold) },
      { id: 'whole', kind: 'integer', value: whole.coins },
      { id: 'rest', kind: 'integer', value: whole.remainderCopperPieces },
      ...(use === 'carry'
        ? [{ id: 'weight', kind: 'quantity', value: toNumber(weight), unit: 'pounds' } as const]
        : [{ id: 'price', kind: 'number', value: inCoins(value) } as const]),
    ]
    const table = {
      columns: ['coin', 'coins', 'rest'] as const,
      rows: COINS.toReversed().map((one): [StepValue, ...StepValue[]] => {
        const exchanged = exchangeCoins({ count: sold, from: 'copper-piece', to: one })
        return [option('to', one), integer(exchanged.coins), integer(exchanged.remainderCopperPieces)]
      }),
    }
    return ok({ figures, table, steps })
  },
  rolls: () => [],
})
