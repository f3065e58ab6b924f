import { expect, test } from 'vitest'
import { SIZES } from './sizes.ts'

// SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
test('the six sizes, from the smallest to the largest', () => {
  expect(SIZES).toEqual(['tiny', 'small', 'medium', 'large', 'huge', 'gargantuan'])
})
