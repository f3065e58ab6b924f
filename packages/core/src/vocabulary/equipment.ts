import type { AdventuringGear } from './adventuring-gear.ts'
import type { Ammunition } from './ammunition.ts'
import type { Armor } from './armor.ts'
import type { FocusKind, SpellcastingFocus } from './spellcasting-focuses.ts'
import type { Tool, ToolVariant } from './tools.ts'
import type { DrawnVehicle, Tack } from './vehicles.ts'
import type { Weapon } from './weapons.ts'

/** The tools that are sold as one of their variants. */
export type ToolWithVariants = Extract<Tool, 'gaming-set' | 'musical-instrument'>

/** The id of an item that has one weight and one cost. */
export type EquipmentItem =
  | Weapon
  | Armor
  | 'shield'
  | Exclude<Tool, ToolWithVariants>
  | ToolVariant
  | AdventuringGear
  | Ammunition
  | SpellcastingFocus
  | Tack
  | DrawnVehicle

/** What tools craft; a Spell Scroll of any level. */
export type CraftedItem =
  | Weapon
  | Armor
  | AdventuringGear
  | Ammunition
  | FocusKind
  | 'spell-scroll'
