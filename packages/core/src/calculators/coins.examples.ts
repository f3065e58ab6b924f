import type { Example } from './calculator.ts'
import type { coinsCalculator } from './coins.ts'

/** No coins at all. */
const EMPTY = { 'gold-piece': 0, 'silver-piece': 0, 'copper-piece': 0 } as const

/** Worked examples of the coins calculator with their sources; separate so that pages do not load them. */
export const COINS_EXAMPLES: readonly Example<typeof coinsCalculator.fields>[] = [
  {
    id: 'a-purse',
    source: 'SRD 5.2.1, Equipment, Coin Values (page 89): 3,500 + 120 + 40 CP; 87 coins, 50 to the pound',
    input: {},
    figures: { worth: '183/5', whole: '36', rest: '60', weight: '1.74' },
  },
  {
    id: 'platinum',
    source: 'SRD 5.2.1, Equipment, Coin Values (page 89): a PP is worth 10 GP',
    input: { ...EMPTY, 'platinum-piece': 7 },
    figures: { worth: '70', whole: '70', rest: '0', weight: '0.14' },
  },
  {
    id: 'electrum',
    source: 'SRD 5.2.1, Equipment, Coin Values (page 89): an EP is worth 1/2 GP',
    input: { ...EMPTY, 'electrum-piece': 7 },
    figures: { worth: '7/2', whole: '3', rest: '50' },
  },
  {
    id: 'silver-to-platinum',
    source: 'SRD 5.2.1, Equipment, Coin Values (page 89): 250 SP are 25 GP, 2 PP and 500 CP',
    input: { ...EMPTY, 'silver-piece': 250, to: 'platinum-piece' },
    figures: { worth: '5/2', whole: '2', rest: '500', weight: '5' },
  },
  {
    id: 'gold-to-copper',
    source: 'SRD 5.2.1, Equipment, Coin Values (page 89): 1 GP is 100 CP',
    input: { ...EMPTY, 'gold-piece': 3, to: 'copper-piece' },
    figures: { worth: '300', whole: '300', rest: '0' },
  },
  {
    id: 'a-pound',
    source: 'SRD 5.2.1, Equipment, Coins (page 89): fifty coins weigh a pound, whatever they are',
    input: { ...EMPTY, 'gold-piece': 20, 'copper-piece': 30 },
    figures: { weight: '1', worth: '203/10' },
  },
  {
    id: 'empty',
    source: 'SRD 5.2.1, Equipment, Coins (page 89): no coins, no weight',
    input: EMPTY,
    figures: { worth: '0', whole: '0', weight: '0' },
  },
  {
    id: 'sold-at-half',
    source: 'SRD 5.2.1, Equipment, Selling Equipment (page 89): equipment fetches half its cost; 15 GP',
    input: { ...EMPTY, 'gold-piece': 15, use: 'sell-equipment' },
    figures: { 'sells-for': '15/2', whole: '7', rest: '50', price: '15' },
  },
  {
    id: 'half-rounded-down',
    source: 'SRD 5.2.1, Rules Glossary, Round Down (page 187): half of 5 CP',
    input: { ...EMPTY, 'copper-piece': 5, to: 'copper-piece', use: 'sell-equipment' },
    figures: { 'sells-for': '2' },
  },
  {
    id: 'trade-goods',
    source: 'SRD 5.2.1, Equipment, Selling Equipment (page 89): trade goods keep their full value',
    input: { ...EMPTY, 'gold-piece': 15, use: 'sell-trade-goods' },
    figures: { 'sells-for': '15' },
  },
  {
    id: 'a-gem',
    source: 'SRD 5.2.1, Equipment, Selling Equipment (page 89): gems keep their full value',
    input: { ...EMPTY, 'gold-piece': 500, use: 'sell-valuables', to: 'platinum-piece' },
    figures: { 'sells-for': '50' },
  },
]
