import { isOneOf } from '../one-of.ts'

/**
 * The weapons, in the order of the Weapons table: Simple Melee, Simple Ranged, Martial Melee, Martial Ranged.
 *
 * @source SRD 5.2.1, Equipment, Weapons (page 91)
 */
export const WEAPONS = [
  'club', 'dagger', 'greatclub', 'handaxe', 'javelin', 'light-hammer', 'mace', 'quarterstaff', 'sickle', 'spear',
  'dart', 'light-crossbow', 'shortbow', 'sling',
  'battleaxe', 'flail', 'glaive', 'greataxe', 'greatsword', 'halberd', 'lance', 'longsword', 'maul', 'morningstar',
  'pike', 'rapier', 'scimitar', 'shortsword', 'trident', 'warhammer', 'war-pick', 'whip',
  'blowgun', 'hand-crossbow', 'heavy-crossbow', 'longbow', 'musket', 'pistol',
] as const

/** The id of a weapon. */
export type Weapon = (typeof WEAPONS)[number]

/** Whether a value is the id of a weapon. */
export const isWeapon = (value: unknown): value is Weapon => isOneOf(value, WEAPONS)

/** A value for each of the weapons. */
export type ByWeapon<Value> = Readonly<Record<Weapon, Value>>

/**
 * The categories of weapons, to which weapon proficiencies are usually tied.
 *
 * @source SRD 5.2.1, Equipment, Weapons (page 89)
 */
export const WEAPON_CATEGORIES = ['simple', 'martial'] as const

/** The id of a category of weapons. */
export type WeaponCategory = (typeof WEAPON_CATEGORIES)[number]

/** Whether a value is the id of a category of weapons. */
export const isWeaponCategory = (value: unknown): value is WeaponCategory => isOneOf(value, WEAPON_CATEGORIES)

/**
 * The kinds of weapons: for a target within 5 feet, or farther away.
 *
 * @source SRD 5.2.1, Equipment, Weapons (page 89)
 */
export const WEAPON_KINDS = ['melee', 'ranged'] as const

/** The id of a kind of weapon. */
export type WeaponKind = (typeof WEAPON_KINDS)[number]

/** Whether a value is the id of a kind of weapon. */
export const isWeaponKind = (value: unknown): value is WeaponKind => isOneOf(value, WEAPON_KINDS)
