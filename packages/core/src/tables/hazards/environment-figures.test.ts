import { expect, test } from 'vitest'
import { ENVIRONMENT_FIGURES } from './environment-figures.ts'

// SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195)
test('the other figures of the environment', () => {
  expect(ENVIRONMENT_FIGURES).toEqual({
    deepWaterFeet: 100,
    extremeColdFahrenheit: 0,
    extremeHeatFahrenheit: 100,
    highAltitude: { fromFeet: 10000, hourCountsAs: 2, acclimatedAfterDays: 30, nativesOnlyAboveFeet: 20000 },
    slipperyIce: { save: 'dexterity', dc: 10, condition: 'prone', difficultTerrain: true },
    thinIce: { tolerancePounds: '3d10*10', squareFeet: 10, below: 'frigid-water' },
  })
})
