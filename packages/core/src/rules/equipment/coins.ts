import { requireInteger } from '../../bounds.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { COIN_VALUES } from '../../tables/equipment/coin-values.ts'
import { type ByCoin, COINS, type Coin } from '../../vocabulary/coins.ts'

/**
 * How many coins weigh a pound, of any metal.
 *
 * @source SRD 5.2.1, Equipment, Coins (page 89)
 */
export const COINS_PER_POUND = 50

const COUNTS = { minimum: 0, maximum: 1_000_000_000 } as const

/** A number of coins of each denomination; 0 of a denomination that is not named. */
export type Purse = Partial<ByCoin<number>>

/** How many coins of a denomination a purse holds. */
const countOf = (purse: Purse, coin: Coin): number => {
  const { [coin]: count = 0 } = purse
  return requireInteger(coin, count, COUNTS)
}

/** Checks that a purse names no other denominations. */
const requireCoins = (purse: Purse): unknown => requireEachOf('purse', Object.keys(purse), COINS)

/**
 * The value of a purse's coins, in Copper Pieces.
 *
 * @throws RangeError if a denomination is unknown, or a number of coins is not an integer between 0 and 1,000,000,000
 * @source SRD 5.2.1, Equipment, Coin Values (page 89)
 * @example
 * purseCopperPieces({ 'gold-piece': 3, 'silver-piece': 5 }) // => 350
 */
export function purseCopperPieces(purse: Purse): number {
  requireCoins(purse)
  return COINS.reduce((sum, coin) => sum + countOf(purse, coin) * COIN_VALUES[coin], 0)
}

/**
 * The weight of a purse's coins, in pounds.
 *
 * @throws RangeError if a denomination is unknown, or a number of coins is not an integer between 0 and 1,000,000,000
 * @source SRD 5.2.1, Equipment, Coins (page 89)
 * @example
 * purseWeightPounds({ 'gold-piece': 50, 'copper-piece': 25 }) // => fraction(3, 2)
 */
export function purseWeightPounds(purse: Purse): Fraction {
  requireCoins(purse)
  const coins = COINS.reduce((sum, coin) => sum + countOf(purse, coin), 0)
  return fraction(coins, COINS_PER_POUND)
}

/** Coins to exchange for others. */
export interface CoinsToExchange {
  /** 0 to 1,000,000,000 */
  readonly count: number
  readonly from: Coin
  readonly to: Coin
}

/** The result of exchanging coins, and what is left over. */
export interface CoinExchange {
  readonly coins: number
  readonly remainderCopperPieces: number
}

/**
 * The most coins of another denomination that some coins are worth.
 *
 * @throws RangeError if a denomination is unknown, or the count is not an integer within bounds
 * @source SRD 5.2.1, Equipment, Coin Values (page 89)
 * @example
 * exchangeCoins({ count: 1, from: 'gold-piece', to: 'copper-piece' }) // => { coins: 100, remainderCopperPieces: 0 }
 * exchangeCoins({ count: 7, from: 'electrum-piece', to: 'gold-piece' }) // => { coins: 3, remainderCopperPieces: 50 }
 */
export function exchangeCoins({ count, from, to }: CoinsToExchange): CoinExchange {
  requireOneOf('from', from, COINS)
  requireOneOf('to', to, COINS)
  const value = requireInteger('count', count, COUNTS) * COIN_VALUES[from]
  const remainderCopperPieces = value % COIN_VALUES[to]
  return { coins: (value - remainderCopperPieces) / COIN_VALUES[to], remainderCopperPieces }
}
