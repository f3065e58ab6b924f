import { expect, test } from 'vitest'
import { startingCopperPieces, startingEquipment } from './starting-equipment.ts'

// SRD 5.2.1, Starting Equipment at Higher Levels (page 24), in copper pieces
test.each([
  ['level 1: normal starting equipment', 1, 0, 0],
  ['levels 2–4: the same', 4, 0, 0],
  ['levels 5–10: 500 GP and 1 × 25 GP', 5, 1, 52500],
  ['levels 5–10: 500 GP and 10 × 25 GP', 10, 10, 75000],
  ['levels 11–16: 5,000 GP and 3 × 250 GP', 11, 3, 575000],
  ['levels 17–20: 20,000 GP and 10 × 250 GP', 20, 10, 2250000],
])('%s', (_, level, rolled, expected) => {
  expect(startingCopperPieces({ level, rolled })).toBe(expected)
})

test.each([
  [1, 1],
  [4, 1],
  [5, 0],
  [5, 11],
  [0, 0],
  [21, 1],
])('at level %i a roll of %i throws a RangeError', (level, rolled) => {
  expect(() => startingCopperPieces({ level, rolled })).toThrow(RangeError)
})

test('magic items by starting level', () => {
  expect(startingEquipment(1)).toBe('normal')
  expect(startingEquipment(2)).toMatchObject({ magicItems: { common: 1, uncommon: 0, rare: 0, 'very-rare': 0 } })
  expect(startingEquipment(17)).toMatchObject({ magicItems: { common: 2, uncommon: 4, rare: 3, 'very-rare': 1 } })
})
