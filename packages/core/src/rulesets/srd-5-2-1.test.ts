import { expect, test } from 'vitest'
import { srd521 } from './srd-5-2-1.ts'

// SRD 5.2.1, Playing the Game; the page follows each figure
test('Critical Hits and dying', () => {
  const { criticalHit, dying } = srd521
  expect({ criticalHit, dying }).toStrictEqual({
    criticalHit: {
      naturalRoll: 20, // 7
      damageDice: 'rolled-again', // 16
      damageRolls: 2, // 16
    },
    dying: {
      failure: 'counted', // 17
      dc: 10, // 17
      saveAbility: 'none', // 17
      successesToStabilize: 3, // 17
      failuresToDie: 3, // 17
      natural1Failures: 2, // 18
      natural20HitPoints: 1, // 18
      damageFailures: 1, // 18
      criticalHitFailures: 2, // 18
      stabilizeDc: 10, // 18
      stableHitPoints: 1, // 18
      stableHours: '1d4', // 18
    },
  })
})
