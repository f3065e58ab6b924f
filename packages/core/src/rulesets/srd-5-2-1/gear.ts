import { GEAR_STATISTICS } from '../../tables/equipment/adventuring-gear.ts'
import { CRAFTING } from '../../tables/equipment/crafting.ts'
import { EQUIPMENT_PRICES } from '../../tables/equipment/equipment-prices.ts'
import { FOOD_AND_DRINK_COPPER_PIECES, MEAL_COPPER_PIECES } from '../../tables/equipment/food-drink-and-lodging.ts'
import { GEAR_BENEFITS } from '../../tables/equipment/gear-benefits.ts'
import { GEAR_CHECKS } from '../../tables/equipment/gear-checks.ts'
import { GEAR_FIGURES } from '../../tables/equipment/gear-figures.ts'
import { PACKS, type Pack, type PackRow } from '../../tables/equipment/packs.ts'
import { SPREAD_GEAR } from '../../tables/equipment/spread-gear.ts'
import { THROWN_GEAR, THROWN_GEAR_SAVE } from '../../tables/equipment/thrown-gear.ts'
import { LARGE_VEHICLE_STATISTICS } from '../../tables/travel/large-vehicles.ts'
import { MOUNT_STATISTICS } from '../../tables/travel/mounts.ts'
import type { GearRules } from '../equipment.ts'

const packRow = (pack: Pack): PackRow => ({
  costCopperPieces: GEAR_STATISTICS[pack].costCopperPieces,
  contents: PACKS[pack],
})

/**
 * Gear, tools, mounts and vehicles, food and crafting in SRD 5.2.1.
 *
 * @source SRD 5.2.1, Equipment, Tools to Crafting Nonmagical Items (pages 93 to 103)
 */
export const srd521Gear = {
  equipment: EQUIPMENT_PRICES,
  thrownGear: { decidedBy: 'saving-throw', takes: 'attack', ...THROWN_GEAR_SAVE, gear: THROWN_GEAR },
  spreadGear: SPREAD_GEAR,
  gearChecks: GEAR_CHECKS,
  gearBenefits: GEAR_BENEFITS,
  gearFigures: GEAR_FIGURES,
  gearUse: {
    antitoxin: 'bonus-action',
    'basic-poison': 'bonus-action',
    'hooded-lantern': 'bonus-action',
    'potion-of-healing': 'bonus-action',
    tinderbox: 'bonus-action',
  },
  packs: {
    'burglars-pack': packRow('burglars-pack'),
    'diplomats-pack': packRow('diplomats-pack'),
    'dungeoneers-pack': packRow('dungeoneers-pack'),
    'entertainers-pack': packRow('entertainers-pack'),
    'explorers-pack': packRow('explorers-pack'),
    'priests-pack': packRow('priests-pack'),
    'scholars-pack': packRow('scholars-pack'),
  },
  toolTasks: 'by-tool',
  vehicleProficiency: false,
  mounts: MOUNT_STATISTICS,
  largeVehicles: LARGE_VEHICLE_STATISTICS,
  foodAndDrink: FOOD_AND_DRINK_COPPER_PIECES,
  meals: { per: 'meal', copperPieces: MEAL_COPPER_PIECES },
  crafting: CRAFTING,
} as const satisfies GearRules
