import type { CriticalHitRule } from '../damage-and-healing.ts'

/**
 * Critical Hits in SRD 5.2.1, in a separate file so that code that needs nothing else of the edition does not load its
 * tables.
 *
 * @source SRD 5.2.1, Playing the Game: Rolling 20 or 1 (page 7), Critical Hits (page 16)
 */
export const srd521CriticalHit = {
  naturalRoll: 20,
  damageDice: 'rolled-again',
  damageRolls: 2,
} as const satisfies CriticalHitRule
