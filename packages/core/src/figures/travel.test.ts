import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { travelFigures } from './travel.ts'

// SRD 5.2.1; the page follows each figure
test('figures of travel', () => {
  expect(printFigures(travelFigures)).toStrictEqual({
    'fast-pace-per-minute': 'feet 400', // 12
    'fast-pace-per-hour': 'miles 4', // 12
    'fast-pace-per-day': 'miles 30', // 12
    'normal-pace-per-minute': 'feet 300', // 12
    'normal-pace-per-hour': 'miles 3', // 12
    'normal-pace-per-day': 'miles 24', // 12
    'slow-pace-per-minute': 'feet 200', // 12
    'slow-pace-per-hour': 'miles 2', // 12
    'slow-pace-per-day': 'miles 18', // 12
    'mounted-travel-multiplier': 'integer 2', // 12
    'mounted-travel-hours': 'integer 1', // 12
    'ship-travel-hours-per-day': 'integer 24', // 12
    'good-road-pace-steps': 'integer 1', // 192
    'extended-travel-hours': 'integer 8', // 192
    'extended-travel-base-dc': 'integer 10', // 192
    'extended-travel-dc-rise': 'integer 1', // 192
    'extended-travel-exhaustion-levels': 'integer 1', // 192
    'special-movement-speed-divisor': 'integer 10', // 192
    'special-movement-fast-numerator': 'integer 4', // 192
    'special-movement-fast-denominator': 'integer 3', // 192
    'special-movement-slow-numerator': 'integer 2', // 192
    'special-movement-slow-denominator': 'integer 3', // 192
    'carriage-weight': 'pounds 600', // 100
    'cart-weight': 'pounds 200', // 100
    'chariot-weight': 'pounds 100', // 100
    'sled-weight': 'pounds 300', // 100
    'wagon-weight': 'pounds 400', // 100
  })
})
