import { ARMOR_STATISTICS } from '../../tables/equipment/armor.ts'
import type { PriceAndWeight } from '../../tables/equipment/price-and-weight.ts'
import type { Armor } from '../../vocabulary/armor.ts'

/**
 * How many times the armor's cost and weight its barding has.
 *
 * @source SRD 5.2.1, Equipment, Barding (page 100)
 */
export const BARDING_MULTIPLIERS = { cost: 4, weight: 2 } as const

/**
 * The cost and weight of armor for a mount.
 *
 * @source SRD 5.2.1, Equipment, Barding (page 100)
 * @example
 * barding('chain-mail') // => { weightQuarterPounds: 440, costCopperPieces: 30000 }
 */
export const barding = (armor: Armor): PriceAndWeight => ({
  weightQuarterPounds: ARMOR_STATISTICS[armor].weightQuarterPounds * BARDING_MULTIPLIERS.weight,
  costCopperPieces: ARMOR_STATISTICS[armor].costCopperPieces * BARDING_MULTIPLIERS.cost,
})
