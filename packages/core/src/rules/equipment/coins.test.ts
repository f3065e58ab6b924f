import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { COIN_VALUES } from '../../tables/equipment/coin-values.ts'
import { COINS } from '../../vocabulary/coins.ts'
import { COINS_PER_POUND, exchangeCoins, purseCopperPieces, purseWeightPounds } from './coins.ts'

// SRD 5.2.1, Equipment, Coins (page 89)
describe('exchangeCoins', () => {
  test.each([
    ['100 Copper Pieces are worth 1 Gold Piece, the book’s example', 100, 'copper-piece', 'gold-piece', 1, 0],
    ['1 Gold Piece is worth 100 Copper Pieces', 1, 'gold-piece', 'copper-piece', 100, 0],
    ['10 Silver Pieces to the Gold Piece', 10, 'silver-piece', 'gold-piece', 1, 0],
    ['2 Electrum Pieces to the Gold Piece', 2, 'electrum-piece', 'gold-piece', 1, 0],
    ['a Platinum Piece is 10 Gold Pieces', 1, 'platinum-piece', 'gold-piece', 10, 0],
    ['5 Silver Pieces to the Electrum Piece', 1, 'electrum-piece', 'silver-piece', 5, 0],
    ['the rest is left over', 99, 'copper-piece', 'gold-piece', 0, 99],
    ['none', 0, 'gold-piece', 'platinum-piece', 0, 0],
  ] as const)('%s', (_, count, from, to, coins, remainderCopperPieces) => {
    expect(exchangeCoins({ count, from, to })).toEqual({ coins, remainderCopperPieces })
  })

  test('law: nothing is gained or lost', () => {
    const coin = fc.constantFrom(...COINS)
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), coin, coin, (count, from, to) => {
        const { coins, remainderCopperPieces } = exchangeCoins({ count, from, to })
        expect(coins * COIN_VALUES[to] + remainderCopperPieces).toBe(count * COIN_VALUES[from])
        expect(remainderCopperPieces).toBeLessThan(COIN_VALUES[to])
      }),
    )
  })
})

test('the value of a purse', () => {
  expect(purseCopperPieces({})).toBe(0)
  expect(
    purseCopperPieces({
      'copper-piece': 1,
      'silver-piece': 2,
      'electrum-piece': 3,
      'gold-piece': 4,
      'platinum-piece': 5,
    }),
  ).toBe(1 + 20 + 150 + 400 + 5000)
})

test('fifty coins weigh a pound, whatever they are made of', () => {
  expect(COINS_PER_POUND).toBe(50)
  expect(purseWeightPounds({ 'platinum-piece': 50 })).toEqual(fraction(1))
  expect(purseWeightPounds({ 'copper-piece': 1 })).toEqual(fraction(1, 50))
  expect(purseWeightPounds({ 'copper-piece': 20, 'gold-piece': 55 })).toEqual(fraction(3, 2))
})

test.each([-1, 0.5, Number.NaN, 1_000_000_001])('%s coins throw a RangeError', (count) => {
  expect(() => purseCopperPieces({ 'gold-piece': count })).toThrow(/gold-piece is/)
  expect(() => purseWeightPounds({ 'gold-piece': count })).toThrow(RangeError)
  expect(() => exchangeCoins({ count, from: 'gold-piece', to: 'copper-piece' })).toThrow(/count is/)
})
