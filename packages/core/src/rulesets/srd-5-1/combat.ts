import type { CombatRules } from '../combat.ts'
import { srd521Combat } from '../srd-5-2-1/combat.ts'

/**
 * Combat in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1
 */
export const srd51Combat = {
  ...srd521Combat,
  initiative: { advantageFrom: [], disadvantageFrom: [], surprisedWaitOutFirstTurn: true, ties: 'decided' },
  opportunityAttack: { mustSee: true, hostileOnly: true, advantage: false },
  areaShapes: ['cone', 'cube', 'cylinder', 'line', 'sphere'],
} as const satisfies CombatRules
