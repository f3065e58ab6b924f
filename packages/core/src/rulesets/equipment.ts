import type { CraftingFigures } from '../tables/equipment/crafting.ts'
import type { ByPaidLifestyle } from '../tables/equipment/food-drink-and-lodging.ts'
import type { GearBenefitRow } from '../tables/equipment/gear-benefits.ts'
import type { GearCheckRow } from '../tables/equipment/gear-checks.ts'
import type { GearFigures } from '../tables/equipment/gear-figures.ts'
import type { Pack, PackRow } from '../tables/equipment/packs.ts'
import type { PriceAndWeight } from '../tables/equipment/price-and-weight.ts'
import type { SpreadGear, SpreadGearRow } from '../tables/equipment/spread-gear.ts'
import type { ThrownGear, ThrownGearRow } from '../tables/equipment/thrown-gear.ts'
import type { WeaponTable } from '../tables/equipment/weapons.ts'
import type { LargeVehicleRow } from '../tables/travel/large-vehicles.ts'
import type { MountRow } from '../tables/travel/mounts.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { AdventuringGear } from '../vocabulary/adventuring-gear.ts'
import type { ByMount } from '../vocabulary/mounts.ts'
import type { Size } from '../vocabulary/sizes.ts'
import type { LargeVehicle } from '../vocabulary/vehicles.ts'

/** Whose attack rolls with a Heavy weapon have Disadvantage. */
export type HeavyWeaponRule =
  | {
      readonly hinders: 'low-score'
      readonly meleeAbility: 'strength'
      readonly rangedAbility: 'dexterity'
      readonly minimumScore: number
    }
  | { readonly hinders: 'size'; readonly sizes: readonly Size[] }

/** The differences between editions in weapons. */
export interface WeaponRules {
  readonly weapons: WeaponTable
  readonly heavyWeapons: HeavyWeaponRule
  /** what drawing a weapon to throw it takes */
  readonly drawingToThrow: 'part-of-attack' | 'object-interaction'
}

/** The differences between editions in wearing armor and wielding Shields. */
export interface ArmorRules {
  readonly untrainedShield: {
    /** whether the Shield adds to AC */
    readonly bonus: boolean
    /** whether it has the drawbacks of a suit of armor: Disadvantage with Strength and Dexterity, and no spells */
    readonly drawbacks: boolean
  }
  /** what the time to doff armor is divided by when somebody helps */
  readonly helpedDoffingDivisor: number
}

/** How thrown gear takes effect: against a saving throw, or with an attack roll. */
export type ThrownGearRule =
  | {
      readonly decidedBy: 'saving-throw'
      /** what throwing it takes: one attack of the Attack action */
      readonly takes: 'attack'
      readonly ability: Ability
      readonly baseDc: number
      readonly gear: Readonly<Record<ThrownGear, ThrownGearRow>>
    }
  | {
      readonly decidedBy: 'attack-roll'
      readonly takes: 'action'
      readonly gear: Readonly<Record<ThrownGear, ThrownGearRow>>
    }

/** What using a piece of gear takes. */
export type GearUse = 'action' | 'bonus-action' | 'unsaid'

/** The gear that editions use with different effort. */
export type UsedGear = Extract<
  AdventuringGear,
  'antitoxin' | 'basic-poison' | 'hooded-lantern' | 'potion-of-healing' | 'tinderbox'
>

/** The differences between editions in gear, tools, mounts and vehicles, food and crafting. */
export interface GearRules {
  /** the weight and the cost of every item that has one of each */
  readonly equipment: Readonly<Record<string, PriceAndWeight>>
  readonly thrownGear: ThrownGearRule
  readonly spreadGear: Readonly<Record<SpreadGear, SpreadGearRow>>
  readonly gearChecks: readonly GearCheckRow[]
  readonly gearBenefits: readonly GearBenefitRow[]
  readonly gearFigures: Partial<Readonly<Record<AdventuringGear, GearFigures>>>
  readonly gearUse: Readonly<Record<UsedGear, GearUse>>
  readonly packs: Readonly<Record<Pack, PackRow>>
  /** whether each tool has an ability, tasks with a DC, and a list of what it crafts; otherwise the GM decides */
  readonly toolTasks: 'by-tool' | 'set-by-gm'
  /** whether proficiency with vehicles helps to control them */
  readonly vehicleProficiency: boolean
  readonly mounts: ByMount<MountRow>
  readonly largeVehicles: Partial<Readonly<Record<LargeVehicle, Partial<LargeVehicleRow>>>>
  /** food and drink by the piece, in Copper Pieces */
  readonly foodAndDrink: Readonly<Record<string, number>>
  readonly meals: { readonly per: 'meal' | 'day'; readonly copperPieces: ByPaidLifestyle<number> }
  readonly crafting: CraftingFigures
}

/** The differences between editions in equipment. */
export interface EquipmentRules extends WeaponRules, ArmorRules, GearRules {}
