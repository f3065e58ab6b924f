/**
 * The types of ammunition.
 *
 * @source SRD 5.2.1, Equipment, Ammunition (page 96)
 */
export const AMMUNITION = ['arrows', 'bolts', 'firearm-bullets', 'sling-bullets', 'needles'] as const

/** The id of a type of ammunition. */
export type Ammunition = (typeof AMMUNITION)[number]

/** A value for each type of ammunition. */
export type ByAmmunition<Value> = Readonly<Record<Ammunition, Value>>
