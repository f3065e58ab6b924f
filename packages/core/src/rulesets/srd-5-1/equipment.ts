import { SRD_5_1_CRAFTING } from '../../tables/equipment/crafting.ts'
import {
  SRD_5_1_FOOD_AND_DRINK_COPPER_PIECES,
  SRD_5_1_MEALS_COPPER_PIECES_PER_DAY,
} from '../../tables/equipment/food-drink-and-lodging.ts'
import { SRD_5_1_EQUIPMENT_PRICES } from '../../tables/equipment/srd-5-1-gear.ts'
import { SRD_5_1_GEAR_BENEFITS } from '../../tables/equipment/srd-5-1-gear-benefits.ts'
import { SRD_5_1_GEAR_CHECKS } from '../../tables/equipment/srd-5-1-gear-checks.ts'
import { SRD_5_1_GEAR_FIGURES } from '../../tables/equipment/srd-5-1-gear-figures.ts'
import { SRD_5_1_PACKS } from '../../tables/equipment/srd-5-1-packs.ts'
import { SRD_5_1_SPREAD_GEAR } from '../../tables/equipment/srd-5-1-spread-gear.ts'
import { SRD_5_1_THROWN_GEAR } from '../../tables/equipment/srd-5-1-thrown-gear.ts'
import { SRD_5_1_MOUNTS } from '../../tables/travel/srd-5-1-mounts.ts'
import { SRD_5_1_SHIPS } from '../../tables/travel/srd-5-1-ships.ts'
import type { EquipmentRules } from '../equipment.ts'
import { srd51Weapons } from './weapons.ts'

/**
 * Equipment in SRD 5.1. The prices of an inn and the figures of armor are those of SRD 5.2.1.
 *
 * @source SRD 5.1, Equipment (pages 62 to 74); Between Adventures, Crafting (page 88); Combat, Other Activity on Your Turn
 *   (page 91)
 */
export const srd51Equipment = {
  ...srd51Weapons,
  untrainedShield: { bonus: true, drawbacks: true },
  helpedDoffingDivisor: 2,
  equipment: SRD_5_1_EQUIPMENT_PRICES,
  thrownGear: { decidedBy: 'attack-roll', takes: 'action', gear: SRD_5_1_THROWN_GEAR },
  spreadGear: SRD_5_1_SPREAD_GEAR,
  gearChecks: SRD_5_1_GEAR_CHECKS,
  gearBenefits: SRD_5_1_GEAR_BENEFITS,
  gearFigures: SRD_5_1_GEAR_FIGURES,
  gearUse: {
    antitoxin: 'unsaid',
    'basic-poison': 'action',
    'hooded-lantern': 'action',
    'potion-of-healing': 'action',
    tinderbox: 'action',
  },
  packs: SRD_5_1_PACKS,
  toolTasks: 'set-by-gm',
  vehicleProficiency: true,
  mounts: SRD_5_1_MOUNTS,
  largeVehicles: SRD_5_1_SHIPS,
  foodAndDrink: SRD_5_1_FOOD_AND_DRINK_COPPER_PIECES,
  meals: { per: 'day', copperPieces: SRD_5_1_MEALS_COPPER_PIECES_PER_DAY },
  crafting: SRD_5_1_CRAFTING,
} as const satisfies EquipmentRules
