import type { DamageAndHealingRules } from '../damage-and-healing.ts'
import { srd521DamageAndHealing } from '../srd-5-2-1/damage-and-healing.ts'

/**
 * Damage, healing and conditions in SRD 5.1: what differs from SRD 5.2.1.
 *
 * @source SRD 5.1
 */
export const srd51DamageAndHealing = {
  ...srd521DamageAndHealing,
  instantDeath: { massiveDamage: true, maximumOfZero: false },
} as const satisfies DamageAndHealingRules
