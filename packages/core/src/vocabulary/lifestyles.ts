import { isOneOf } from '../one-of.ts'

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

/** Whether a value is the id of a lifestyle. */
export const isLifestyle = (value: unknown): value is Lifestyle => isOneOf(value, LIFESTYLES)

/** A value for each of the lifestyles. */
export type ByLifestyle<Value> = Readonly<Record<Lifestyle, Value>>
