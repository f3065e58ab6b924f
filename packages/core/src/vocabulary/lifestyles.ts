/**
 * The lifestyles, from the cheapest to the most expensive.
 *
 * @source SRD 5.2.1, Equipment, Lifestyle Expenses (page 101)
 */
export const LIFESTYLES = [
  'wretched', 'squalid', 'poor', 'modest', 'comfortable', 'wealthy', 'aristocratic',
] as const

/** The id of a lifestyle. */
export type Lifestyle = (typeof LIFESTYLES)[number]

/** A value for each of the lifestyles. */
export type ByLifestyle<Value> = Readonly<Record<Lifestyle, Value>>
