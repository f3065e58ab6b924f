import { type AdventuringGear, isAdventuringGear } from './adventuring-gear.ts'
import { type Ammunition, isAmmunition } from './ammunition.ts'
import { type Armor, isArmor } from './armor.ts'
import { type FocusKind, isFocusKind, isSpellcastingFocus, type SpellcastingFocus } from './spellcasting-focuses.ts'
import { isTool, isToolVariant, type Tool, type ToolVariant } from './tools.ts'
import { type DrawnVehicle, isDrawnVehicle, isTack, type Tack } from './vehicles.ts'
import { isWeapon, type Weapon } from './weapons.ts'

/** The tools that are sold as one of their variants. */
export type ToolWithVariants = Extract<Tool, 'gaming-set' | 'musical-instrument'>

/** Whether a value is the id of a tool that is sold as one of its variants. */
export const isToolWithVariants = (value: unknown): value is ToolWithVariants =>
  value === 'gaming-set' || value === 'musical-instrument'

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

/** Whether a value is the id of an item that has one weight and one cost. */
export const isEquipmentItem = (value: unknown): value is EquipmentItem =>
  isWeapon(value) ||
  isArmor(value) ||
  value === 'shield' ||
  (isTool(value) && !isToolWithVariants(value)) ||
  isToolVariant(value) ||
  isAdventuringGear(value) ||
  isAmmunition(value) ||
  isSpellcastingFocus(value) ||
  isTack(value) ||
  isDrawnVehicle(value)

/** What tools craft; a Spell Scroll of any level. */
export type CraftedItem =
  | Weapon
  | Armor
  | AdventuringGear
  | Ammunition
  | FocusKind
  | 'spell-scroll'

/** Whether a value is the id of something that tools craft. */
export const isCraftedItem = (value: unknown): value is CraftedItem =>
  isWeapon(value) ||
  isArmor(value) ||
  isAdventuringGear(value) ||
  isAmmunition(value) ||
  isFocusKind(value) ||
  value === 'spell-scroll'
