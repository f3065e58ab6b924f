import type { ByCoin } from '../../vocabulary/coins.ts'

/**
 * The Coin Values table, in Copper Pieces. All costs are in Copper Pieces.
 *
 * @source SRD 5.2.1, Equipment, Coin Values (page 89)
 */
export const COIN_VALUES = {
  'copper-piece':      1,
  'silver-piece':     10,
  'electrum-piece':   50,
  'gold-piece':      100,
  'platinum-piece': 1000,
} as const satisfies ByCoin<number>
