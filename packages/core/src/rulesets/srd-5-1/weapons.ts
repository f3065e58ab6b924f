import { SRD_5_1_WEAPONS } from '../../tables/equipment/srd-5-1-weapons.ts'
import type { WeaponRules } from '../equipment.ts'

/**
 * Weapons in SRD 5.1.
 *
 * @source SRD 5.1, Equipment, Weapons (pages 64 to 66)
 */
export const srd51Weapons = {
  weapons: SRD_5_1_WEAPONS,
  heavyWeapons: { hinders: 'size', sizes: ['small'] },
  drawingToThrow: 'object-interaction',
} as const satisfies WeaponRules
