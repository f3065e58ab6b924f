import { isOneOf } from '../one-of.ts'

/**
 * The properties of weapons.
 *
 * @source SRD 5.2.1, Equipment, Properties (page 89)
 */
export const WEAPON_PROPERTIES = [
  'ammunition',
  'finesse',
  'heavy',
  'light',
  'loading',
  'range',
  'reach',
  'thrown',
  'two-handed',
  'versatile',
] as const

/** The id of a property of weapons. */
export type WeaponProperty = (typeof WEAPON_PROPERTIES)[number]

/** Whether a value is the id of a property of weapons. */
export const isWeaponProperty = (value: unknown): value is WeaponProperty => isOneOf(value, WEAPON_PROPERTIES)
