import { requireInteger } from '../../bounds.ts'
import { type Fraction, fraction } from '../../fraction.ts'
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

/**
 * The value of a purse's coins, in Copper Pieces.
 *
 * @throws RangeError if a number of coins is not an integer between 0 and 1,000,000,000
 * @source SRD 5.2.1, Equipment, Coin Values (page 89)
 * @example
 * purseValue({ 'gold-piece': 3, 'silver-piece': 5 }) // => 350
 */
export const purseValue = (purse: Purse): number =>
  COINS.reduce((sum, coin) => sum + requireInteger(coin, purse[coin] ?? 0, COUNTS) * COIN_VALUES[coin], 0)

/**
 * The weight of a purse's coins, in pounds.
 *
 * @throws RangeError if a number of coins is not an integer between 0 and 1,000,000,000
 * @source SRD 5.2.1, Equipment, Coins (page 89)
 * @example
 * purseWeightPounds({ 'gold-piece': 50, 'copper-piece': 25 }) // => fraction(3, 2)
 */
export const purseWeightPounds = (purse: Purse): Fraction =>
  fraction(
    COINS.reduce((sum, coin) => sum + requireInteger(coin, purse[coin] ?? 0, COUNTS), 0),
    COINS_PER_POUND,
  )

/** The result of exchanging coins, and what is left over. */
export interface CoinExchange {
  readonly coins: number
  readonly remainderCopperPieces: number
}

/**
 * The most coins of another denomination that some coins are worth.
 *
 * @param count the number of coins: 0 to 1,000,000,000
 * @throws RangeError if the count is not an integer within bounds
 * @source SRD 5.2.1, Equipment, Coin Values (page 89)
 * @example
 * exchangeCoins(1, 'gold-piece', 'copper-piece') // => { coins: 100, remainderCopperPieces: 0 }
 * exchangeCoins(7, 'electrum-piece', 'gold-piece') // => { coins: 3, remainderCopperPieces: 50 }
 */
export function exchangeCoins(count: number, from: Coin, to: Coin): CoinExchange {
  const value = requireInteger('count', count, COUNTS) * COIN_VALUES[from]
  const remainderCopperPieces = value % COIN_VALUES[to]
  return { coins: (value - remainderCopperPieces) / COIN_VALUES[to], remainderCopperPieces }
}
