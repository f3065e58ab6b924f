import { requireOneOf } from '../../one-of.ts'
import { ARMOR_STATISTICS } from '../../tables/equipment/armor.ts'
import { ARMOR, type Armor } from '../../vocabulary/armor.ts'
import { inPounds } from '../basics/require-pounds.ts'
import type { CostAndWeight } from './equipment-cost.ts'

/**
 * How many times the armor's cost and weight its barding has.
 *
 * @source SRD 5.2.1, Equipment, Barding (page 100)
 */
export const BARDING_MULTIPLIERS = { cost: 4, weight: 2 } as const

/**
 * The cost and weight of armor for a mount.
 *
 * @throws RangeError if the armor is unknown
 * @source SRD 5.2.1, Equipment, Barding (page 100)
 * @example
 * barding('chain-mail') // => { weightPounds: 110, costCopperPieces: 30000 }
 */
export function barding(armor: Armor): CostAndWeight {
  const { weightQuarterPounds, costCopperPieces } = ARMOR_STATISTICS[requireOneOf('armor', armor, ARMOR)]
  return {
    weightPounds: inPounds(weightQuarterPounds) * BARDING_MULTIPLIERS.weight,
    costCopperPieces: costCopperPieces * BARDING_MULTIPLIERS.cost,
  }
}
