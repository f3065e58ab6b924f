import { expect, test } from 'vitest'
import { printFigures } from '../../test/print-figures.ts'
import { hazardsFigures } from './hazards.ts'

// SRD 5.2.1; the page follows each figure
test('figures of hazards, objects and the environment', () => {
  expect(printFigures(hazardsFigures)).toStrictEqual({
    'burning-damage': 'dice 1d4', // 178
    'dehydration-exhaustion-levels': 'integer 1', // 181
    'water-per-day-medium': 'integer 1', // 181
    'falling-damage-per-die': 'dice 1d6', // 182
    'falling-distance-per-die': 'feet 10', // 182
    'falling-maximum-dice': 'integer 20', // 182
    'falling-maximum-damage': 'dice 20d6', // 182
    'falling-liquid-dc': 'integer 15', // 182
    'malnutrition-dc': 'integer 10', // 185
    'malnutrition-exhaustion-levels': 'integer 1', // 185
    'malnutrition-days-without-food': 'integer 5', // 185
    'food-per-day-medium': 'pounds 1', // 185
    'suffocation-breath-minutes': 'integer 1', // 189
    'suffocation-minimum-seconds': 'integer 30', // 189
    'suffocation-exhaustion-levels': 'integer 1', // 189
    'deep-water-depth': 'feet 100', // 195
    'deep-water-dc': 'integer 10', // 195
    'extreme-cold-fahrenheit': 'integer 0', // 195
    'extreme-cold-dc': 'integer 10', // 195
    'extreme-heat-fahrenheit': 'integer 100', // 195
    'extreme-heat-dc': 'integer 5', // 195
    'extreme-heat-dc-rise': 'integer 1', // 195
    'frigid-water-dc': 'integer 10', // 195
    'exposure-exhaustion-levels': 'integer 1', // 195
    'high-altitude': 'feet 10000', // 195
    'high-altitude-natives-only': 'feet 20000', // 195
    'high-altitude-hour-counts-as': 'integer 2', // 195
    'high-altitude-acclimation-days': 'integer 30', // 195
    'slippery-ice-dc': 'integer 10', // 195
    'thin-ice-tolerance': 'dice 3d10*10', // 195
    'thin-ice-square': 'feet 10', // 195
  })
})
