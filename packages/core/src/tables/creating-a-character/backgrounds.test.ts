import { expect, test } from 'vitest'
import { BACKGROUND_OF_ONES_OWN } from './backgrounds.ts'

// SRD 5.2.1, Gameplay Toolbox, Creating a Background (pages 192 and 193)
test('a custom background', () => {
  expect(BACKGROUND_OF_ONES_OWN).toEqual({
    abilities: 3,
    originFeats: 1,
    skills: 2,
    tools: 1,
    equipmentCopperPieces: 5000, // 50 GP
  })
})
