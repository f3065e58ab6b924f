import { expect, test } from 'vitest'
import { sellingPriceCopperPieces } from './selling-equipment.ts'

// SRD 5.2.1, Equipment, Selling Equipment (page 89)
test.each([
  ['Plate Armor', 150000, 'equipment', 75000],
  ['a Dart, half of 5 CP rounded down', 5, 'equipment', 2],
  ['a Candle', 1, 'equipment', 0],
  ['a gem', 5000, 'valuables', 5000],
  ['trade goods', 5, 'trade-goods', 5],
] as const)('%s', (_, cost, goods, price) => {
  expect(sellingPriceCopperPieces({ costCopperPieces: cost, goods })).toBe(price)
})
