import { expect, test } from 'vitest'
import { ENVIRONMENTAL_EFFECTS, HAZARDS } from './hazards.ts'

// SRD 5.2.1, Playing the Game, Hazards (page 12)
test('the five hazards', () => {
  expect(HAZARDS).toEqual(['burning', 'dehydration', 'falling', 'malnutrition', 'suffocation'])
})

// SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195): one column a line
test('the nine environmental effects', () => {
  expect(ENVIRONMENTAL_EFFECTS).toEqual([
    ...['deep-water', 'extreme-cold', 'extreme-heat', 'frigid-water'],
    ...['heavy-precipitation', 'high-altitude', 'slippery-ice', 'strong-wind', 'thin-ice'],
  ])
})
