import type { ArmorRules } from '../equipment.ts'

/**
 * Armor and Shields in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const srd521Armor = {
  untrainedShield: { bonus: false, drawbacks: false },
  helpedDoffingDivisor: 1,
} as const satisfies ArmorRules
