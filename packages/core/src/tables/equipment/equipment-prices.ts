import type { EquipmentItem } from '../../vocabulary/equipment.ts'
import { SPELLCASTING_FOCUS_STATISTICS } from '../spells-and-magic/spellcasting-focuses.ts'
import { TACK_AND_DRAWN_VEHICLE_STATISTICS } from '../travel/tack-and-drawn-vehicles.ts'
import { GEAR_STATISTICS } from './adventuring-gear.ts'
import { AMMUNITION_STATISTICS } from './ammunition.ts'
import { ARMOR_STATISTICS, SHIELD_STATISTICS } from './armor.ts'
import type { PriceAndWeight } from './price-and-weight.ts'
import { TOOL_VARIANT_STATISTICS } from './tool-variants.ts'
import { TOOL_STATISTICS } from './tools.ts'
import { WEAPON_STATISTICS } from './weapons.ts'

/**
 * The weight and the cost of every item that has one of each.
 *
 * @source SRD 5.2.1, Equipment (pages 91 to 100)
 */
export const EQUIPMENT_PRICES: Readonly<Record<EquipmentItem, PriceAndWeight>> = {
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
