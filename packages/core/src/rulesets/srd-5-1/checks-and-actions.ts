import type { ChecksAndActionsRules } from '../checks-and-actions.ts'
import { srd521ChecksAndActions } from '../srd-5-2-1/checks-and-actions.ts'

/**
 * Checks and actions in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1
 */
export const srd51ChecksAndActions = {
  ...srd521ChecksAndActions,
  abilityScores: { ordinaryMaximum: 18 },
  opposition: { decidedBy: 'contest' },
  hide: {
    check: { against: 'observers' },
    leastCover: 'half',
    outOfSight: false,
    findingTie: 'hidden',
    condition: 'none',
    canBeTargeted: true,
    ends: ['loud-sound', 'found', 'attack-roll', 'in-view'],
  },
  influence: 'none',
} as const satisfies ChecksAndActionsRules
