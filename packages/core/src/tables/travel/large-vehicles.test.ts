import { expect, test } from 'vitest'
import { printCost } from '../../../test/print-price.ts'
import { LARGE_VEHICLE_STATISTICS } from './large-vehicles.ts'

// SRD 5.2.1, Equipment, Airborne and Waterborne Vehicles (page 101), row by row: speed in mph, crew, passengers, tons of
// cargo, AC, HP, damage threshold, cost
test('Airborne and Waterborne Vehicles', () => {
  expect(
    Object.entries(LARGE_VEHICLE_STATISTICS).map(([vehicle, row]) =>
      [
        vehicle,
        row.speedHalfMilesPerHour / 2,
        row.crew,
        row.passengers || '—',
        row.cargoHalfTons / 2 || '—',
        row.armorClass,
        row.hitPoints,
        row.damageThreshold || '—',
        printCost(row),
      ].join(' | '),
    ),
  ).toEqual([
    'airship | 8 | 10 | 20 | 1 | 13 | 300 | — | 40,000 GP',
    'galley | 4 | 80 | — | 150 | 15 | 500 | 20 | 30,000 GP',
    'keelboat | 1 | 1 | 6 | 0.5 | 15 | 100 | 10 | 3,000 GP',
    'longship | 3 | 40 | 150 | 10 | 15 | 300 | 15 | 10,000 GP',
    'rowboat | 1.5 | 1 | 3 | — | 11 | 50 | — | 50 GP',
    'sailing-ship | 2 | 20 | 20 | 100 | 15 | 300 | 15 | 10,000 GP',
    'warship | 2.5 | 60 | 60 | 200 | 15 | 500 | 20 | 25,000 GP',
  ])
})
