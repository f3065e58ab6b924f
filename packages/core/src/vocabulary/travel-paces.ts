import { isOneOf } from '../one-of.ts'

/**
 * The travel paces, from the slowest to the fastest.
 *
 * @source SRD 5.2.1, Playing the Game, Travel Pace (page 12)
 */
export const TRAVEL_PACES = ['slow', 'normal', 'fast'] as const

/** The id of a travel pace. */
export type TravelPace = (typeof TRAVEL_PACES)[number]

/** Whether a value is the id of a travel pace. */
export const isTravelPace = (value: unknown): value is TravelPace => isOneOf(value, TRAVEL_PACES)

/** A value for each of the travel paces. */
export type ByTravelPace<Value> = Readonly<Record<TravelPace, Value>>
