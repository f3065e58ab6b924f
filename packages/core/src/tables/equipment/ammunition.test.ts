import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import { AMMUNITION_STATISTICS } from './ammunition.ts'

// SRD 5.2.1, Equipment, Ammunition (page 96), row by row
test('Ammunition', () => {
  expect(
    Object.entries(AMMUNITION_STATISTICS).map(([type, row]) =>
      [type, row.amount, row.storage, printWeight(row), printCost(row)].join(' | '),
    ),
  ).toEqual([
    'arrows | 20 | quiver | 1 lb. | 1 GP',
    'bolts | 20 | crossbow-bolt-case | 1½ lb. | 1 GP',
    'firearm-bullets | 10 | pouch | 2 lb. | 3 GP',
    'sling-bullets | 20 | pouch | 1½ lb. | 4 CP',
    'needles | 50 | pouch | 1 lb. | 1 GP',
  ])
})
