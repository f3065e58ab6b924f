import { requireInteger } from '../../bounds.ts'
import { requireOneOf } from '../../one-of.ts'
import { GEAR_STATISTICS } from '../../tables/equipment/adventuring-gear.ts'
import { AMMUNITION_STATISTICS } from '../../tables/equipment/ammunition.ts'
import { ARMOR_STATISTICS, SHIELD_STATISTICS } from '../../tables/equipment/armor.ts'
import type { PriceAndWeight } from '../../tables/equipment/price-and-weight.ts'
import { TOOL_VARIANT_STATISTICS } from '../../tables/equipment/tool-variants.ts'
import { TOOL_STATISTICS } from '../../tables/equipment/tools.ts'
import { WEAPON_STATISTICS } from '../../tables/equipment/weapons.ts'
import { SPELLCASTING_FOCUS_STATISTICS } from '../../tables/spells-and-magic/spellcasting-focuses.ts'
import { TACK_AND_DRAWN_VEHICLE_STATISTICS } from '../../tables/travel/tack-and-drawn-vehicles.ts'
import type { EquipmentItem } from '../../vocabulary/equipment.ts'
import { inPounds } from '../basics/require-pounds.ts'

const ITEMS: Readonly<Record<EquipmentItem, PriceAndWeight>> = {
  ...WEAPON_STATISTICS,
  ...ARMOR_STATISTICS,
  shield: SHIELD_STATISTICS,
  ...TOOL_STATISTICS,
  ...TOOL_VARIANT_STATISTICS,
  ...GEAR_STATISTICS,
  ...AMMUNITION_STATISTICS,
  ...SPELLCASTING_FOCUS_STATISTICS,
  ...TACK_AND_DRAWN_VEHICLE_STATISTICS,
}

const ITEM_IDS = Object.keys(ITEMS)
const QUANTITIES = { minimum: 0, maximum: 1_000_000 } as const

/** A quantity of one item, counted as the tables sell it: ammunition by its amount, feed by the day. */
export interface EquipmentEntry {
  readonly item: EquipmentItem
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
 * @throws RangeError if an item is unknown, or a quantity is not an integer between 0 and 1,000,000
 * @source SRD 5.2.1, Equipment (page 89)
 * @example
 * equipmentCost([{ item: 'longsword', quantity: 1 }, { item: 'torch', quantity: 10 }]) // => { weightPounds: 13, costCopperPieces: 1510 }
 */
export function equipmentCost(entries: readonly EquipmentEntry[]): CostAndWeight {
  let [weightQuarterPounds, costCopperPieces] = [0, 0]
  for (const [index, { item, quantity }] of entries.entries()) {
    requireOneOf<string>(`entries[${index}].item`, item, ITEM_IDS)
    requireInteger(`entries[${index}].quantity`, quantity, QUANTITIES)
    weightQuarterPounds += quantity * ITEMS[item].weightQuarterPounds
    costCopperPieces += quantity * ITEMS[item].costCopperPieces
  }
  return { weightPounds: inPounds(weightQuarterPounds), costCopperPieces }
}
