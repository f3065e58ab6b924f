import { expect, test } from 'vitest'
import { TRAVEL_FIGURES } from './travel-figures.ts'

// SRD 5.2.1; the page stands after each figure
test('the figures of travel', () => {
  expect(TRAVEL_FIGURES).toEqual({
    mounted: { times: 2, hours: 1 }, // 12
    goodRoadSteps: 1, // 192
    slowWhenSpeedDividedBy: 2, // 192: half or less
    extendedTravel: { hoursPerDay: 8, save: 'constitution', baseDc: 10, dcRise: 1, exhaustionLevels: 1 }, // 192
    specialMovement: { speedDividedBy: 10, fast: { times: 4, dividedBy: 3 }, slow: { times: 2, dividedBy: 3 } }, // 192
    shipHoursPerDay: 24, // 12
  })
})
