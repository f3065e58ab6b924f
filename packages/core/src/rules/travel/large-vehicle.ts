import { requireInteger } from '../../bounds.ts'
import { addFractions, type Fraction, fraction } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import { LARGE_VEHICLE_STATISTICS } from '../../tables/travel/large-vehicles.ts'
import { LARGE_VEHICLES, type LargeVehicle } from '../../vocabulary/vehicles.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/**
 * The figures of large vehicles that are not in their table.
 *
 * @source SRD 5.2.1, Equipment, Large Vehicles (pages 100 and 101)
 */
export const LARGE_VEHICLE_FIGURES = {
  /** the typical current of a river, in miles per hour */
  currentMilesPerHour: 3,
  /** the weight of a carried Rowboat, in pounds */
  rowboatPounds: 100,
  /** the number of passengers divided by this fit into private accommodations */
  privatePassengersDivisor: 5,
  /** what a passenger pays per day, in Copper Pieces */
  fareCopperPiecesPerDay: { hammock: 50, cabin: 200 },
  /** for each Hit Point of a berthed ship */
  repair: { days: 1, costCopperPieces: 2000 },
} as const

/** What changes the speed of a large vehicle. */
export interface Waters {
  /** it sails against a strong wind; not by default */
  readonly againstStrongWind?: boolean
  /** it goes downstream in a current of this many miles per hour: 0 to 100, 0 by default */
  readonly downstreamMilesPerHour?: number
}

/** A large vehicle on its way. */
export interface VehicleUnderWay extends Waters {
  readonly vehicle: LargeVehicle
}

/**
 * The speed of a large vehicle, in miles per hour: half against a strong wind, and increased by the current downstream.
 *
 * @throws RangeError if the vehicle is unknown, or the current is not an integer between 0 and 100
 * @source SRD 5.2.1, Equipment, Large Vehicles, Speed (page 100)
 * @example
 * largeVehicleMilesPerHour({ vehicle: 'warship', againstStrongWind: true }) // => fraction(5, 4)
 * largeVehicleMilesPerHour({ vehicle: 'rowboat', downstreamMilesPerHour: 3 }) // => fraction(9, 2)
 */
export function largeVehicleMilesPerHour({
  vehicle,
  againstStrongWind = false,
  downstreamMilesPerHour = 0,
}: VehicleUnderWay): Fraction {
  requireInteger('downstreamMilesPerHour', downstreamMilesPerHour, { minimum: 0, maximum: 100 })
  const { speedHalfMilesPerHour } = LARGE_VEHICLE_STATISTICS[requireOneOf('vehicle', vehicle, LARGE_VEHICLES)]
  return addFractions(fraction(speedHalfMilesPerHour, againstStrongWind ? 4 : 2), fraction(downstreamMilesPerHour))
}

const BERTHS = ['hammock', 'cabin'] as const

/** A large vehicle with passengers. */
export interface VehicleBerths {
  readonly vehicle: LargeVehicle
  /** in hammocks, or in private accommodations */
  readonly berth: (typeof BERTHS)[number]
}

/**
 * How many passengers a large vehicle carries: in hammocks the number of the table, in private accommodations a fifth
 * of it.
 *
 * @throws RangeError if the vehicle or the berth is unknown
 * @source SRD 5.2.1, Equipment, Passengers (page 101)
 * @example
 * passengersAboard({ vehicle: 'longship', berth: 'hammock' }) // => 150
 * passengersAboard({ vehicle: 'longship', berth: 'cabin' }) // => 30
 */
export function passengersAboard({ vehicle, berth }: VehicleBerths): number {
  const { passengers } = LARGE_VEHICLE_STATISTICS[requireOneOf('vehicle', vehicle, LARGE_VEHICLES)]
  return requireOneOf('berth', berth, BERTHS) === 'hammock'
    ? passengers
    : divideRoundDown(passengers, LARGE_VEHICLE_FIGURES.privatePassengersDivisor)
}

const SUPPLIES = ['ordinary', 'abundant'] as const

/** A berthed ship to repair. */
export interface DamagedShip {
  /** to repair: 0 to 10,000 */
  readonly hitPoints: number
  /** whether supplies and skilled labor are abundant; ordinary by default */
  readonly supplies?: (typeof SUPPLIES)[number]
}

/** The duration and cost of repairing a ship. */
export interface ShipRepair {
  readonly days: Fraction
  readonly costCopperPieces: number
}

/**
 * The repair of a berthed ship; if supplies and skilled labor are abundant, time and cost are halved.
 *
 * @throws RangeError if the supplies are unknown, or the Hit Points are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Ship Repair (page 101)
 * @example
 * shipRepair({ hitPoints: 7 }) // => { days: fraction(7), costCopperPieces: 14000 }
 * shipRepair({ hitPoints: 7, supplies: 'abundant' }) // => { days: fraction(7, 2), costCopperPieces: 7000 }
 */
export function shipRepair({ hitPoints, supplies = 'ordinary' }: DamagedShip): ShipRepair {
  requireInteger('hitPoints', hitPoints, { minimum: 0, maximum: 10_000 })
  const divisor = requireOneOf('supplies', supplies, SUPPLIES) === 'abundant' ? 2 : 1
  const { days, costCopperPieces } = LARGE_VEHICLE_FIGURES.repair
  return { days: fraction(hitPoints * days, divisor), costCopperPieces: (hitPoints * costCopperPieces) / divisor }
}
