import { expect, test } from 'vitest'
import { BARDING_MULTIPLIERS, barding } from './barding.ts'

// SRD 5.2.1, Equipment, Barding (page 100): four times the cost, twice the weight
test('barding costs four times as much and weighs twice as much', () => {
  expect(BARDING_MULTIPLIERS).toEqual({ cost: 4, weight: 2 })
  expect(barding('plate-armor')).toEqual({ weightPounds: 130, costCopperPieces: 600000 })
  expect(barding('padded-armor')).toEqual({ weightPounds: 16, costCopperPieces: 2000 })
})
