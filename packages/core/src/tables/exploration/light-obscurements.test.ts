import { expect, test } from 'vitest'
import { LIGHT_OBSCUREMENTS } from './light-obscurements.ts'

// SRD 5.2.1, Playing the Game, Light (page 11)
test('Dim Light obscures lightly and Darkness heavily', () => {
  expect(LIGHT_OBSCUREMENTS).toEqual({
    'bright-light': 'none',
    'dim-light': 'lightly-obscured',
    darkness: 'heavily-obscured',
  })
})
