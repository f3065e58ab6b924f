import { MOUNT_STATISTICS } from '../../tables/travel/mounts.ts'
import { TACK_AND_DRAWN_VEHICLE_STATISTICS } from '../../tables/travel/tack-and-drawn-vehicles.ts'
import type { Mount } from '../../vocabulary/mounts.ts'
import type { DrawnVehicle } from '../../vocabulary/vehicles.ts'

/**
 * How many times its carrying capacity an animal can move when it pulls a vehicle.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 */
export const DRAWN_LOAD_MULTIPLIER = 5

/**
 * The most that animals can move together when they pull a vehicle, in pounds, including the vehicle's weight.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 * @example
 * drawnLoadPounds(['mule']) // => 2100
 * drawnLoadPounds(['draft-horse', 'draft-horse']) // => 5400
 */
export const drawnLoadPounds = (animals: readonly Mount[]): number =>
  DRAWN_LOAD_MULTIPLIER * animals.reduce((sum, animal) => sum + MOUNT_STATISTICS[animal].carryingCapacityPounds, 0)

/**
 * The most that a vehicle can carry when these animals pull it, in pounds; 0 if they cannot move the vehicle itself.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 * @example
 * drawnCargoPounds(['mule'], 'cart') // => 1900
 */
export const drawnCargoPounds = (animals: readonly Mount[], vehicle: DrawnVehicle): number =>
  Math.max(0, drawnLoadPounds(animals) - TACK_AND_DRAWN_VEHICLE_STATISTICS[vehicle].weightQuarterPounds / 4)
