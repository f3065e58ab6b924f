import { isOneOf } from '../one-of.ts'

/**
 * The denominations of coins, from the least to the most valuable.
 *
 * @source SRD 5.2.1, Equipment, Coins (page 89)
 */
export const COINS = ['copper-piece', 'silver-piece', 'electrum-piece', 'gold-piece', 'platinum-piece'] as const

/** The id of a denomination. */
export type Coin = (typeof COINS)[number]

/** Whether a value is the id of a denomination. */
export const isCoin = (value: unknown): value is Coin => isOneOf(value, COINS)

/** A value for each of the five denominations. */
export type ByCoin<Value> = Readonly<Record<Coin, Value>>
