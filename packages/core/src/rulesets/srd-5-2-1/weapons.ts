import { WEAPON_PROPERTY_FIGURES } from '../../tables/equipment/weapon-properties.ts'
import { WEAPON_STATISTICS } from '../../tables/equipment/weapons.ts'
import type { WeaponRules } from '../equipment.ts'

/**
 * Weapons in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Equipment, Weapons (pages 89 to 91)
 */
export const srd521Weapons = {
  weapons: WEAPON_STATISTICS,
  heavyWeapons: { hinders: 'low-score', ...WEAPON_PROPERTY_FIGURES.heavy },
  drawingToThrow: 'part-of-attack',
} as const satisfies WeaponRules
