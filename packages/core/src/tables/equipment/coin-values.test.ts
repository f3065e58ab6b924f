import { expect, test } from 'vitest'
import { COINS } from '../../vocabulary/coins.ts'
import { COIN_VALUES } from './coin-values.ts'

// SRD 5.2.1, Equipment, Coin Values (page 89): 1/100, 1/10, 1/2, 1 and 10 Gold Pieces
test('Coin Values, in hundredths of a Gold Piece', () => {
  expect(COINS.map((coin) => COIN_VALUES[coin] / COIN_VALUES['gold-piece'])).toEqual([0.01, 0.1, 0.5, 1, 10])
  expect(COIN_VALUES['copper-piece']).toBe(1)
})
