import type { ByTackOrDrawnVehicle } from '../../vocabulary/vehicles.ts'
import type { PriceAndWeight } from '../equipment/price-and-weight.ts'

/**
 * The Tack, Harness, and Drawn Vehicles table. Feed and stabling are for one day.
 *
 * @source SRD 5.2.1, Equipment, Tack, Harness, and Drawn Vehicles (page 100)
 */
export const TACK_AND_DRAWN_VEHICLE_STATISTICS: ByTackOrDrawnVehicle<PriceAndWeight> = {
  carriage:          { weightQuarterPounds: 2400, costCopperPieces: 10000 },
  cart:              { weightQuarterPounds:  800, costCopperPieces:  1500 },
  chariot:           { weightQuarterPounds:  400, costCopperPieces: 25000 },
  feed:              { weightQuarterPounds:   40, costCopperPieces:     5 },
  'exotic-saddle':   { weightQuarterPounds:  160, costCopperPieces:  6000 },
  'military-saddle': { weightQuarterPounds:  120, costCopperPieces:  2000 },
  'riding-saddle':   { weightQuarterPounds:  100, costCopperPieces:  1000 },
  sled:              { weightQuarterPounds: 1200, costCopperPieces:  2000 },
  stabling:          { weightQuarterPounds:    0, costCopperPieces:    50 },
  wagon:             { weightQuarterPounds: 1600, costCopperPieces:  3500 },
}
