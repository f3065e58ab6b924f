import { expect, test } from 'vitest'
import { printCost, printWeight } from '../../../test/print-price.ts'
import { TACK_AND_DRAWN_VEHICLE_STATISTICS } from './tack-and-drawn-vehicles.ts'

// SRD 5.2.1, Equipment, Tack, Harness, and Drawn Vehicles (page 100), row by row
test('Tack, Harness, and Drawn Vehicles', () => {
  expect(
    Object.entries(TACK_AND_DRAWN_VEHICLE_STATISTICS).map(([item, row]) => [item, printWeight(row), printCost(row)].join(' | ')),
  ).toEqual([
    'carriage | 600 lb. | 100 GP',
    'cart | 200 lb. | 15 GP',
    'chariot | 100 lb. | 250 GP',
    'feed | 10 lb. | 5 CP',
    'exotic-saddle | 40 lb. | 60 GP',
    'military-saddle | 30 lb. | 20 GP',
    'riding-saddle | 25 lb. | 10 GP',
    'sled | 300 lb. | 20 GP',
    'stabling | — | 5 SP',
    'wagon | 400 lb. | 35 GP',
  ])
})
