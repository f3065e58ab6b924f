import { expect, test } from 'vitest'
import { COMBAT_STEPS, DEFEATS } from './combat-steps.ts'

// SRD 5.2.1, Playing the Game, Combat Step by Step (page 13); the second: 2012 playtest, The Combat Sequence
test('the steps of combat', () => {
  expect(COMBAT_STEPS).toEqual(['establish-positions', 'determine-surprise', 'roll-initiative', 'take-turns'])
})

// SRD 5.2.1, Playing the Game, Ending Combat (page 14)
test('the ways to be defeated', () => {
  expect(DEFEATS).toEqual(['killed', 'knocked-out', 'surrendered', 'fled'])
})
