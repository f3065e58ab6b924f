import { isOneOf } from '../one-of.ts'

/**
 * The types of ammunition.
 *
 * @source SRD 5.2.1, Equipment, Ammunition (page 96)
 */
export const AMMUNITION = ['arrows', 'bolts', 'firearm-bullets', 'sling-bullets', 'needles'] as const

/** The id of a type of ammunition. */
export type Ammunition = (typeof AMMUNITION)[number]

/** Whether a value is the id of a type of ammunition. */
export const isAmmunition = (value: unknown): value is Ammunition => isOneOf(value, AMMUNITION)

/** A value for each type of ammunition. */
export type ByAmmunition<Value> = Readonly<Record<Ammunition, Value>>
