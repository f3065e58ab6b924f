import { expect, test } from 'vitest'
import { next2012 } from './next-2012.ts'

// 2012 playtest; the heading stands after each figure
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
