import type { LargeVehicle } from '../../vocabulary/vehicles.ts'
import { LARGE_VEHICLE_STATISTICS, type LargeVehicleRow } from './large-vehicles.ts'

/** What SRD 5.1 says about a ship. */
export type ShipRow = Pick<LargeVehicleRow, 'costCopperPieces' | 'speedHalfMilesPerHour'>

const priceAndSpeed = ({ costCopperPieces, speedHalfMilesPerHour }: LargeVehicleRow): ShipRow => ({
  costCopperPieces,
  speedHalfMilesPerHour,
})

const { airship: _airship, ...ships } = LARGE_VEHICLE_STATISTICS

/**
 * The Waterborne Vehicles table of SRD 5.1: the figures that it has are those of today.
 *
 * @source SRD 5.1, Equipment, Waterborne Vehicles (page 72)
 */
export const SRD_5_1_SHIPS: Readonly<Record<Exclude<LargeVehicle, 'airship'>, ShipRow>> = {
  galley: priceAndSpeed(ships.galley),
  keelboat: priceAndSpeed(ships.keelboat),
  longship: priceAndSpeed(ships.longship),
  rowboat: priceAndSpeed(ships.rowboat),
  'sailing-ship': priceAndSpeed(ships['sailing-ship']),
  warship: priceAndSpeed(ships.warship),
}
