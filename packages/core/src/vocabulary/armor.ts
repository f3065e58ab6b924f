import { isOneOf } from '../one-of.ts'

/**
 * The suits of armor, in the order of the Armor table: Light, Medium, Heavy. The Shield is not a suit.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const ARMOR = [
  'padded-armor', 'leather-armor', 'studded-leather-armor',
  'hide-armor', 'chain-shirt', 'scale-mail', 'breastplate', 'half-plate-armor',
  'ring-mail', 'chain-mail', 'splint-armor', 'plate-armor',
] as const

/** The id of a suit of armor. */
export type Armor = (typeof ARMOR)[number]

/** Whether a value is the id of a suit of armor. */
export const isArmor = (value: unknown): value is Armor => isOneOf(value, ARMOR)

/** A value for each of the suits of armor. */
export type ByArmor<Value> = Readonly<Record<Armor, Value>>

/**
 * The categories of suits of armor.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const ARMOR_CATEGORIES = ['light', 'medium', 'heavy'] as const

/** The id of a category of armor. */
export type ArmorCategory = (typeof ARMOR_CATEGORIES)[number]

/** Whether a value is the id of a category of armor. */
export const isArmorCategory = (value: unknown): value is ArmorCategory => isOneOf(value, ARMOR_CATEGORIES)

/** A value for each of the categories of armor. */
export type ByArmorCategory<Value> = Readonly<Record<ArmorCategory, Value>>
