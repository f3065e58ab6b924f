import { expect, test } from 'vitest'
import { MONSTER_HIT_DICE } from './monster-hit-dice.ts'

// SRD 5.2.1, Monsters, Hit Dice by Size (page 255)
test('Hit Dice by Size', () => {
  expect(MONSTER_HIT_DICE).toEqual([
    { size: 'tiny', die: '1d4', averageHalfHitPoints: 5 },
    { size: 'small', die: '1d6', averageHalfHitPoints: 7 },
    { size: 'medium', die: '1d8', averageHalfHitPoints: 9 },
    { size: 'large', die: '1d10', averageHalfHitPoints: 11 },
    { size: 'huge', die: '1d12', averageHalfHitPoints: 13 },
    { size: 'gargantuan', die: '1d20', averageHalfHitPoints: 21 },
  ])
})
