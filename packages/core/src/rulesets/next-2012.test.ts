import { expect, test } from 'vitest'
import { NEXT_2012_CITATIONS } from './next-2012/citations.ts'
import { next2012 } from './next-2012.ts'

// 2012 playtest; the heading follows each figure
test('Critical Hits and dying', () => {
  const { criticalHit, dying } = next2012
  expect({ criticalHit, dying }).toStrictEqual({
    criticalHit: {
      naturalRoll: 20, // Attack Rolls
      damageDice: 'maximum', // Damage Rolls
    },
    dying: {
      failure: 'damage', // Dying
      dc: 10, // Dying
      saveAbility: 'constitution', // Dying
      successesToStabilize: 3, // Dying
      failureDamage: '1d6', // Dying
      stableHitPoints: 1, // Stabilized
      stableHours: '2d6', // Stabilized
    },
  })
})

// 2012 playtest; the heading follows each rule. It has no rules for a grid.
test('cites the 2012 section for each shared rule id', () => {
  expect(NEXT_2012_CITATIONS).toMatchObject({
    'multiple-targets': 'next-damage', // Damage Rolls: Several Targets
    climbing: 'next-movement-cost', // Movement: Climb
    swimming: 'next-movement-cost', // Movement: Swim
    'playing-on-a-grid': 'next-not-in-2012',
    dead: 'next-dead', // Dead
    'instant-death': 'next-monsters-dying', // Monsters and Dying
  })
})
