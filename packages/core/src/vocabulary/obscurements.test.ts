import { expect, test } from 'vitest'
import { OBSCUREMENTS } from './obscurements.ts'

// SRD 5.2.1, Playing the Game, Obscured Areas (page 11); 2012 playtest, Exploration, Conditions for Stealth
test('two degrees of obscurement after none', () => {
  expect(OBSCUREMENTS).toEqual(['none', 'lightly-obscured', 'heavily-obscured'])
})
