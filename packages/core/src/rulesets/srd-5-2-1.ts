import type { Ruleset } from './ruleset.ts'

/**
 * The System Reference Document 5.2.1.
 *
 * @source SRD 5.2.1, Playing the Game: Rolling 20 or 1 (page 7), Critical Hits (page 16), Death Saving Throws (page 17)
 */
export const srd521 = {
  id: 'srd-5.2.1',
  criticalHit: {
    naturalRoll: 20,
    damageRolls: 2,
  },
  dying: {
    dc: 10,
    successesToStabilize: 3,
    failuresToDie: 3,
    natural1Failures: 2,
    natural20HitPoints: 1,
    damageFailures: 1,
    criticalHitFailures: 2,
    stabilizeDc: 10,
    stableHitPoints: 1,
    stableHours: '1d4',
  },
} as const satisfies Ruleset
