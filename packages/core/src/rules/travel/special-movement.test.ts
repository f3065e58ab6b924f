import { expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { specialMovement, vehicleMiles } from './special-movement.ts'

// SRD 5.2.1, Gameplay Toolbox, Special Movement (page 192): Speed ÷ 10, × hours, × 1⅓ and × ⅔
test.each([
  ['Speed 30, for which the formula differs from the Travel Pace table', 30, 8, 3, 24, 32, 16],
  ['a Carpet of Flying', 80, 8, 8, 64, 85, 42],
  ['Wind Walk', 300, 8, 30, 240, 320, 160],
  ['a Speed that 10 does not divide', 25, 5, 2, 10, 13, 6],
  ['no Speed', 0, 8, 0, 0, 0, 0],
])('%s', (_, speedFeet, hours, milesPerHour, normalMilesPerDay, fastMilesPerDay, slowMilesPerDay) => {
  expect(specialMovement({ speedFeet, hours })).toEqual({
    milesPerHour,
    normalMilesPerDay,
    fastMilesPerDay,
    slowMilesPerDay,
  })
})

test('a day has typically 8 hours of travel', () => {
  expect(specialMovement({ speedFeet: 60 })).toEqual(specialMovement({ speedFeet: 60, hours: 8 }))
})

test.each([
  [-5, 8],
  [60, 25],
  [60, -1],
])('Speed %i for %i hours throws a RangeError', (speedFeet, hours) => {
  expect(() => specialMovement({ speedFeet, hours })).toThrow(RangeError)
})

// SRD 5.2.1, Playing the Game, Vehicles (page 12); Equipment, Large Vehicles (pages 100 and 101)
test.each([
  ['airship', 24, {}, fraction(192)],
  ['warship', 1, {}, fraction(5, 2)],
  ['sailing-ship', 10, { againstStrongWind: true }, fraction(10)],
  ['keelboat', 2, { downstreamMilesPerHour: 3 }, fraction(8)],
  ['rowboat', 0, {}, fraction(0)],
] as const)('%s for %i hours', (vehicle, hours, waters, miles) => {
  expect(vehicleMiles({ vehicle, hours, ...waters })).toEqual(miles)
})

test('more than 24 hours throw a RangeError', () => {
  expect(() => vehicleMiles({ vehicle: 'galley', hours: 25 })).toThrow(RangeError)
})

test('SRD 5.1 has no such rates', () => {
  expect(() => specialMovement({ speedFeet: 60 }, srd51)).toThrow(/ratesByHighSpeed/)
})
