import { expect, test } from 'vitest'
import { LIGHT_LEVELS } from './light-levels.ts'

// SRD 5.2.1, Playing the Game, Light (page 11), which lists them the other way round
test('three categories of illumination, the brightest last', () => {
  expect(LIGHT_LEVELS).toEqual(['darkness', 'dim-light', 'bright-light'])
})
