import { describe, expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { LARGE_VEHICLE_FIGURES, largeVehicleMilesPerHour, passengersAboard, shipRepair } from './large-vehicle.ts'

// SRD 5.2.1, Equipment, Large Vehicles (pages 100 and 101)
test('constants not in the vehicle table', () => {
  expect(LARGE_VEHICLE_FIGURES).toEqual({
    currentMilesPerHour: 3,
    rowboatPounds: 100,
    privatePassengersDivisor: 5,
    fareCopperPiecesPerDay: { hammock: 50, cabin: 200 },
    repair: { days: 1, costCopperPieces: 2000 },
  })
})

// Speed (page 100)
describe('largeVehicleSpeed', () => {
  test.each([
    ['as the table has it', 'warship', {}, fraction(5, 2)],
    ['half against a strong wind', 'sailing-ship', { againstStrongWind: true }, fraction(1)],
    ['a half of a half', 'rowboat', { againstStrongWind: true }, fraction(3, 4)],
    ['downstream', 'keelboat', { downstreamMilesPerHour: 3 }, fraction(4)],
    ['downstream in a boat of 1½ miles per hour', 'rowboat', { downstreamMilesPerHour: 3 }, fraction(9, 2)],
  ] as const)('%s', (_, vehicle, waters, milesPerHour) => {
    expect(largeVehicleMilesPerHour({ vehicle, ...waters })).toEqual(milesPerHour)
  })

  test('defaults to still water and no wind', () => {
    expect(largeVehicleMilesPerHour({ vehicle: 'airship' })).toEqual(fraction(8))
  })

  test.each([-1, 0.5, 101])('a current of %s throws a RangeError', (downstreamMilesPerHour) => {
    expect(() => largeVehicleMilesPerHour({ vehicle: 'keelboat', downstreamMilesPerHour })).toThrow(
      /downstreamMilesPerHour is/,
    )
  })
})

// Passengers (page 101): one-fifth as many in private accommodations
test.each([
  ['longship', 150, 30],
  ['warship', 60, 12],
  ['keelboat', 6, 1],
  ['rowboat', 3, 0],
  ['galley', 0, 0],
] as const)('%s: %i passengers in hammocks, %i in private', (vehicle, hammocks, cabins) => {
  expect([passengersAboard({ vehicle, berth: 'hammock' }), passengersAboard({ vehicle, berth: 'cabin' })]).toEqual([
    hammocks,
    cabins,
  ])
})

// Ship Repair (page 101): 1 day and 20 GP for 1 Hit Point
describe('shipRepair', () => {
  test.each([
    [1, 'ordinary', fraction(1), 2000],
    [1, 'abundant', fraction(1, 2), 1000],
    [50, 'ordinary', fraction(50), 100000],
    [50, 'abundant', fraction(25), 50000],
    [0, 'ordinary', fraction(0), 0],
  ] as const)('%i Hit Points, supplies %s', (hitPoints, supplies, days, costCopperPieces) => {
    expect(shipRepair({ hitPoints, supplies })).toEqual({ days, costCopperPieces })
  })

  test.each([-1, 0.5, 10_001])('%s Hit Points throw a RangeError', (hitPoints) => {
    expect(() => shipRepair({ hitPoints })).toThrow(/hitPoints is/)
  })
})
