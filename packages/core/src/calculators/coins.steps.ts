import type { StepKinds, StepOf } from '../steps/step.ts'

/** The step kinds of this calculator, and the format of each value. */
export const STEPS = {
  'platinum-piece': { count: 'integer', each: 'integer', value: 'integer' },
  'gold-piece': { count: 'integer', each: 'integer', value: 'integer' },
  'electrum-piece': { count: 'integer', each: 'integer', value: 'integer' },
  'silver-piece': { count: 'integer', each: 'integer', value: 'integer' },
  'copper-piece': { count: 'integer', each: 'integer', value: 'integer' },
  value: { copper: 'integer', coin: 'option:to', total: 'number' },
  weight: { perPound: 'integer', each: 'pounds', weight: 'pounds' },
  'sell-equipment': { copper: 'integer', coin: 'option:to', price: 'number' },
  'sell-trade-goods': { copper: 'integer', coin: 'option:to', price: 'number' },
  'sell-valuables': { copper: 'integer', coin: 'option:to', price: 'number' },
  rest: { coin: 'option:to', coins: 'integer', rest: 'integer' },
} as const satisfies StepKinds

export type Step = StepOf<typeof STEPS>
