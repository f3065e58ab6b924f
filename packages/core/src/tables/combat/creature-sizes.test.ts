import { expect, test } from 'vitest'
import { CREATURE_SIZES } from './creature-sizes.ts'

// SRD 5.2.1, Playing the Game, Creature Size and Space (page 14)
test('Creature Size and Space', () => {
  expect(CREATURE_SIZES).toEqual([
    { size: 'tiny', sideHalfFeet: 5, squaresAcross: 1, creaturesPerSpace: 4 },
    { size: 'small', sideHalfFeet: 10, squaresAcross: 1, creaturesPerSpace: 1 },
    { size: 'medium', sideHalfFeet: 10, squaresAcross: 1, creaturesPerSpace: 1 },
    { size: 'large', sideHalfFeet: 20, squaresAcross: 2, creaturesPerSpace: 1 },
    { size: 'huge', sideHalfFeet: 30, squaresAcross: 3, creaturesPerSpace: 1 },
    { size: 'gargantuan', sideHalfFeet: 40, squaresAcross: 4, creaturesPerSpace: 1 },
  ])
})
