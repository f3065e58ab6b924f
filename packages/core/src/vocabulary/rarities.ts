import { isOneOf } from '../one-of.ts'

/**
 * The rarities of magic items, from the most common to the rarest.
 *
 * @source SRD 5.2.1, Magic Items, Magic Item Rarities and Values (page 206)
 */
export const RARITIES = ['common', 'uncommon', 'rare', 'very-rare', 'legendary', 'artifact'] as const

/** The id of a rarity of magic items. */
export type Rarity = (typeof RARITIES)[number]

/** Whether a value is the id of a rarity of magic items. */
export const isRarity = (value: unknown): value is Rarity => isOneOf(value, RARITIES)

/** A value for each of the rarities. */
export type ByRarity<Value> = Readonly<Record<Rarity, Value>>
