import { isOneOf } from '../one-of.ts'

/**
 * The potions of healing, from the weakest to the strongest.
 *
 * @source SRD 5.2.1, Magic Items, Potions of Healing (page 236)
 */
export const HEALING_POTIONS = [
  'potion-of-healing',
  'potion-of-healing-greater',
  'potion-of-healing-superior',
  'potion-of-healing-supreme',
] as const

/** The id of a potion of healing. */
export type HealingPotion = (typeof HEALING_POTIONS)[number]

/** Whether a value is the id of a potion of healing. */
export const isHealingPotion = (value: unknown): value is HealingPotion => isOneOf(value, HEALING_POTIONS)

/** A value for each of the potions of healing. */
export type ByHealingPotion<Value> = Readonly<Record<HealingPotion, Value>>
