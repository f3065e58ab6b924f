import type { WeaponAttackRule } from '../ruleset.ts'

/**
 * Attacks with weapons in SRD 5.2.1, in a separate file so that code that needs nothing else of the edition does not
 * load its tables.
 *
 * @source SRD 5.2.1, Equipment, Finesse (page 89)
 */
export const srd521WeaponAttack = { finesseAbilities: ['strength', 'dexterity'] } as const satisfies WeaponAttackRule
