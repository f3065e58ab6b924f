import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Gear } from '../../rulesets/srd-5-2-1/gear.ts'
import type { Srd51OnlyGear } from '../../tables/equipment/srd-5-1-gear.ts'
import type { EquipmentItem } from '../../vocabulary/equipment.ts'
import { inPounds } from '../basics/require-pounds.ts'

const QUANTITIES = { minimum: 0, maximum: 1_000_000 } as const

/** A quantity of one item, counted as the tables sell it: ammunition by its amount, feed by the day. */
export interface EquipmentEntry {
  readonly item: EquipmentItem | Srd51OnlyGear
  readonly quantity: number
}

/** What equipment weighs and costs. */
export interface CostAndWeight {
  /** in quarters of a pound, such as 0.25 for a Dart */
  readonly weightPounds: number
  readonly costCopperPieces: number
}

/**
 * The total weight and cost of pieces of equipment.
 *
 * @throws RangeError if the edition has no such item, or a quantity is not an integer between 0 and 1,000,000
 * @source SRD 5.2.1, Equipment (page 89)
 * @example
 * equipmentCost([{ item: 'longsword', quantity: 1 }, { item: 'torch', quantity: 10 }]) // => { weightPounds: 13, costCopperPieces: 1510 }
 * equipmentCost([{ item: 'silk-rope', quantity: 1 }], srd51) // => { weightPounds: 5, costCopperPieces: 1000 }
 */
export function equipmentCost(
  entries: readonly EquipmentEntry[],
  { equipment }: RulesOf<'equipment'> = srd521Gear,
): CostAndWeight {
  const items = Object.keys(equipment)
  let [weightQuarterPounds, costCopperPieces] = [0, 0]
  for (const [index, { item, quantity }] of entries.entries()) {
    requireOneOf<string>(`entries[${index}].item`, item, items)
    requireInteger(`entries[${index}].quantity`, quantity, QUANTITIES)
    weightQuarterPounds += quantity * (equipment[item]?.weightQuarterPounds ?? 0)
    costCopperPieces += quantity * (equipment[item]?.costCopperPieces ?? 0)
  }
  return { weightPounds: inPounds(weightQuarterPounds), costCopperPieces }
}
