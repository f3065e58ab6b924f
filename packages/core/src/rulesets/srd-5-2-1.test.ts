import { expect, test } from 'vitest'
import { srd521 } from './srd-5-2-1.ts'

// SRD 5.2.1, Playing the Game; the page stands after each figure
test('what SRD 5.2.1 says where editions differ', () => {
  expect(srd521).toStrictEqual({
    id: 'srd-5.2.1',
    criticalHit: {
      naturalRoll: 20, // 7
      damageRolls: 2, // 16
    },
    dying: {
      dc: 10, // 17
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
