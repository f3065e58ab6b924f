import { expect, test } from 'vitest'
import type { EquipmentItem } from '../../vocabulary/equipment.ts'
import { equipmentCost } from './equipment-cost.ts'

// SRD 5.2.1, Equipment (the page follows each): quarters of a pound, Copper Pieces
test.each<readonly [EquipmentItem, number, number, number]>([
  ['longsword', 1, 12, 1500], // 91
  ['dart', 10, 10, 50], // 91
  ['plate-armor', 1, 260, 150000], // 92
  ['shield', 1, 24, 1000], // 92
  ['smiths-tools', 1, 32, 2000], // 93
  ['lute', 1, 8, 3500], // 94
  ['rope', 2, 40, 200], // 95
  ['bolts', 3, 18, 300], // 96
  ['orb', 1, 12, 2000], // 96
  ['amulet', 1, 4, 500], // 97
  ['riding-saddle', 1, 100, 1000], // 100
  ['cart', 1, 800, 1500], // 100
  ['torch', 0, 0, 0],
])('%s, %i times', (item, quantity, weightQuarterPounds, costCopperPieces) => {
  expect(equipmentCost([{ item, quantity }])).toEqual({ weightPounds: weightQuarterPounds / 4, costCopperPieces })
})

test('several items together, and none at all', () => {
  expect(
    equipmentCost([
      { item: 'chain-mail', quantity: 1 },
      { item: 'arrows', quantity: 1 },
      { item: 'explorers-pack', quantity: 1 },
    ]),
  ).toEqual({ weightPounds: 55 + 1 + 55, costCopperPieces: 7500 + 100 + 1000 })
  expect(equipmentCost([])).toEqual({ weightPounds: 0, costCopperPieces: 0 })
})

test.each([-1, 1.5, 1_000_001])('a quantity of %s throws a RangeError', (quantity) => {
  expect(() => equipmentCost([{ item: 'torch', quantity }])).toThrow(/quantity is/)
})
