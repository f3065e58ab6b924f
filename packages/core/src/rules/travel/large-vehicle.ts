import { requireInteger } from '../../bounds.ts'
import { addFractions, type Fraction, fraction } from '../../fraction.ts'
import { LARGE_VEHICLE_STATISTICS } from '../../tables/travel/large-vehicles.ts'
import type { LargeVehicle } from '../../vocabulary/vehicles.ts'
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
  /** it sails against a strong wind */
  readonly againstStrongWind?: boolean
  /** it goes downstream in a current of this many miles per hour */
  readonly downstreamMilesPerHour?: number
}

/**
 * The speed of a large vehicle, in miles per hour: half against a strong wind, and increased by the current downstream.
 *
 * @throws RangeError if the current is not an integer between 0 and 100
 * @source SRD 5.2.1, Equipment, Large Vehicles, Speed (page 100)
 * @example
 * largeVehicleSpeed('warship', { againstStrongWind: true }) // => fraction(5, 4)
 * largeVehicleSpeed('rowboat', { downstreamMilesPerHour: 3 }) // => fraction(9, 2)
 */
export function largeVehicleSpeed(
  vehicle: LargeVehicle,
  { againstStrongWind = false, downstreamMilesPerHour = 0 }: Waters = {},
): Fraction {
  requireInteger('downstreamMilesPerHour', downstreamMilesPerHour, { minimum: 0, maximum: 100 })
  const { speedHalfMilesPerHour } = LARGE_VEHICLE_STATISTICS[vehicle]
  return addFractions(fraction(speedHalfMilesPerHour, againstStrongWind ? 4 : 2), fraction(downstreamMilesPerHour))
}

/**
 * How many passengers a large vehicle carries: in hammocks the number of the table, in private accommodations a fifth
 * of it.
 *
 * @source SRD 5.2.1, Equipment, Passengers (page 101)
 * @example
 * passengersAboard('longship', 'hammock') // => 150
 * passengersAboard('longship', 'cabin') // => 30
 */
export const passengersAboard = (vehicle: LargeVehicle, berth: 'hammock' | 'cabin'): number => {
  const { passengers } = LARGE_VEHICLE_STATISTICS[vehicle]
  return berth === 'hammock' ? passengers : divideRoundDown(passengers, LARGE_VEHICLE_FIGURES.privatePassengersDivisor)
}

/** The duration and cost of repairing a ship. */
export interface ShipRepair {
  readonly days: Fraction
  readonly costCopperPieces: number
}

/**
 * The repair of a berthed ship; if supplies and skilled labor are abundant, time and cost are halved.
 *
 * @param hitPoints to repair: 0 to 10,000
 * @throws RangeError if the Hit Points are not an integer within bounds
 * @source SRD 5.2.1, Equipment, Ship Repair (page 101)
 * @example
 * shipRepair(7) // => { days: fraction(7), costCopperPieces: 14000 }
 * shipRepair(7, 'abundant') // => { days: fraction(7, 2), costCopperPieces: 7000 }
 */
export function shipRepair(hitPoints: number, supplies: 'ordinary' | 'abundant' = 'ordinary'): ShipRepair {
  requireInteger('hitPoints', hitPoints, { minimum: 0, maximum: 10_000 })
  const divisor = supplies === 'abundant' ? 2 : 1
  const { days, costCopperPieces } = LARGE_VEHICLE_FIGURES.repair
  return { days: fraction(hitPoints * days, divisor), costCopperPieces: (hitPoints * costCopperPieces) / divisor }
}
