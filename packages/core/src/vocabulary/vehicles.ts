import { isOneOf } from '../one-of.ts'

/**
 * The vehicles that animals pull.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 */
export const DRAWN_VEHICLES = ['carriage', 'cart', 'chariot', 'sled', 'wagon'] as const

/** The id of a vehicle that animals pull. */
export type DrawnVehicle = (typeof DRAWN_VEHICLES)[number]

/** Whether a value is the id of a vehicle that animals pull. */
export const isDrawnVehicle = (value: unknown): value is DrawnVehicle => isOneOf(value, DRAWN_VEHICLES)

/**
 * Saddles, and what an animal needs each day.
 *
 * @source SRD 5.2.1, Equipment, Tack, Harness, and Drawn Vehicles (page 100)
 */
export const TACK = ['feed', 'exotic-saddle', 'military-saddle', 'riding-saddle', 'stabling'] as const

/** The id of a piece of tack, of feed or of stabling. */
export type Tack = (typeof TACK)[number]

/** Whether a value is the id of a piece of tack, of feed or of stabling. */
export const isTack = (value: unknown): value is Tack => isOneOf(value, TACK)

/** A value for each piece of tack and each drawn vehicle. */
export type ByTackOrDrawnVehicle<Value> = Readonly<Record<Tack | DrawnVehicle, Value>>

/**
 * The airborne and waterborne vehicles.
 *
 * @source SRD 5.2.1, Equipment, Airborne and Waterborne Vehicles (page 101)
 */
export const LARGE_VEHICLES = [
  'airship', 'galley', 'keelboat', 'longship', 'rowboat', 'sailing-ship', 'warship',
] as const

/** The id of a large vehicle. */
export type LargeVehicle = (typeof LARGE_VEHICLES)[number]

/** Whether a value is the id of a large vehicle. */
export const isLargeVehicle = (value: unknown): value is LargeVehicle => isOneOf(value, LARGE_VEHICLES)

/** A value for each of the large vehicles. */
export type ByLargeVehicle<Value> = Readonly<Record<LargeVehicle, Value>>
