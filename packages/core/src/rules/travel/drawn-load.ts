import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { MOUNT_STATISTICS } from '../../tables/travel/mounts.ts'
import { TACK_AND_DRAWN_VEHICLE_STATISTICS } from '../../tables/travel/tack-and-drawn-vehicles.ts'
import { MOUNTS, type Mount } from '../../vocabulary/mounts.ts'
import { DRAWN_VEHICLES, type DrawnVehicle } from '../../vocabulary/vehicles.ts'
import { inPounds } from '../basics/require-pounds.ts'

/**
 * How many times its carrying capacity an animal can move when it pulls a vehicle.
 *
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 */
export const DRAWN_LOAD_MULTIPLIER = 5

/**
 * The most that animals can move together when they pull a vehicle, in pounds, including the vehicle's weight.
 *
 * @throws RangeError if an animal is unknown
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 * @example
 * drawnLoadPounds(['mule']) // => 2100
 * drawnLoadPounds(['draft-horse', 'draft-horse']) // => 5400
 * drawnLoadPounds(['camel'], srd51) // => 2400
 */
export function drawnLoadPounds(
  animals: readonly Mount[],
  { mounts }: RulesOf<'mounts'> = { mounts: MOUNT_STATISTICS },
): number {
  requireEachOf('animals', animals, MOUNTS)
  return DRAWN_LOAD_MULTIPLIER * animals.reduce((sum, one) => sum + mounts[one].carryingCapacityPounds, 0)
}

/** A vehicle, and the animals that pull it. */
export interface DrawnVehicleTeam {
  readonly animals: readonly Mount[]
  readonly vehicle: DrawnVehicle
}

/**
 * The most that a vehicle can carry when these animals pull it, in pounds; 0 if they cannot move the vehicle itself.
 *
 * @throws RangeError if an animal or the vehicle is unknown
 * @source SRD 5.2.1, Equipment, Mounts and Cargo (page 100)
 * @example
 * drawnCargoPounds({ animals: ['mule'], vehicle: 'cart' }) // => 1900
 */
export function drawnCargoPounds(
  { animals, vehicle }: DrawnVehicleTeam,
  ruleset: RulesOf<'mounts'> = { mounts: MOUNT_STATISTICS },
): number {
  requireOneOf('vehicle', vehicle, DRAWN_VEHICLES)
  return Math.max(
    0,
    drawnLoadPounds(animals, ruleset) - inPounds(TACK_AND_DRAWN_VEHICLE_STATISTICS[vehicle].weightQuarterPounds),
  )
}
