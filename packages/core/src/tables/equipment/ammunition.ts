import type { AdventuringGear } from '../../vocabulary/adventuring-gear.ts'
import type { ByAmmunition } from '../../vocabulary/ammunition.ts'
import type { PriceAndWeight } from './price-and-weight.ts'

/** One row of the Ammunition table: weight and cost are for the whole amount. */
export interface AmmunitionRow extends PriceAndWeight {
  /** how many pieces are sold together */
  readonly amount: number
  /** the usual container; bought separately */
  readonly storage: AdventuringGear
}

/**
 * The Ammunition table.
 *
 * @source SRD 5.2.1, Equipment, Ammunition (page 96)
 */
export const AMMUNITION_STATISTICS: ByAmmunition<AmmunitionRow> = {
  arrows:            { amount: 20, storage: 'quiver',             weightQuarterPounds: 4, costCopperPieces: 100 },
  bolts:             { amount: 20, storage: 'crossbow-bolt-case', weightQuarterPounds: 6, costCopperPieces: 100 },
  'firearm-bullets': { amount: 10, storage: 'pouch',              weightQuarterPounds: 8, costCopperPieces: 300 },
  'sling-bullets':   { amount: 20, storage: 'pouch',              weightQuarterPounds: 6, costCopperPieces:   4 },
  needles:           { amount: 50, storage: 'pouch',              weightQuarterPounds: 4, costCopperPieces: 100 },
}
