import { requireInteger } from '../../bounds.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Gear } from '../../rulesets/srd-5-2-1/gear.ts'
import { CRAFTING } from '../../tables/equipment/crafting.ts'
import { TOOL_STATISTICS } from '../../tables/equipment/tools.ts'
import { ADVENTURING_GEAR } from '../../vocabulary/adventuring-gear.ts'
import { AMMUNITION } from '../../vocabulary/ammunition.ts'
import { ARMOR } from '../../vocabulary/armor.ts'
import type { CraftedItem } from '../../vocabulary/equipment.ts'
import { FOCUS_KINDS } from '../../vocabulary/spellcasting-focuses.ts'
import { ARTISANS_TOOLS, OTHER_TOOLS, type Tool } from '../../vocabulary/tools.ts'
import { WEAPONS } from '../../vocabulary/weapons.ts'
import { divideRoundDown } from '../basics/round-down.ts'

/**
 * Brewing a Potion of Healing.
 *
 * @source SRD 5.2.1, Equipment, Brewing Potions of Healing (page 103)
 */
export const BREWING_POTION_OF_HEALING = { tool: 'herbalism-kit', rawMaterialsCopperPieces: 2500, days: 1 } as const

const COSTS = { minimum: 0, maximum: 1_000_000_000 } as const

/**
 * The cost of the raw materials of a nonmagical item, in Copper Pieces: half its purchase cost, rounded down.
 *
 * @throws RangeError if the cost is not an integer between 0 and 1,000,000,000
 * @source SRD 5.2.1, Equipment, Raw Materials (page 103)
 * @example
 * rawMaterialsCopperPieces(150000) // => 75000
 */
export const rawMaterialsCopperPieces = (costCopperPieces: number): number =>
  divideRoundDown(requireInteger('costCopperPieces', costCopperPieces, COSTS), CRAFTING.rawMaterialsDivisor)

/** A nonmagical item to craft. */
export interface CraftingJob {
  /** the purchase cost: 0 to 1,000,000,000 */
  readonly costCopperPieces: number
  /** you and those who help: 1 to 100, normally no more than 2; 1 by default */
  readonly crafters?: number
}

/**
 * How many days of 8 hours a nonmagical item takes: one for each 10 GP of its cost (5 GP in SRD 5.1), rounded up to whole days, then
 * divided by the number of characters who work on it. The book rounds no further, nor does this function.
 *
 * @throws RangeError if the cost is not an integer between 0 and 1,000,000,000, or the crafters are not an integer
 * between 1 and 100
 * @source SRD 5.2.1, Equipment, Crafting Nonmagical Items, Time (page 103)
 * @source SRD 5.1, Between Adventures, Crafting (page 88)
 * @example
 * craftingDays({ costCopperPieces: 5000 }) // => fraction(5)
 * craftingDays({ costCopperPieces: 5000, crafters: 2 }) // => fraction(5, 2)
 * craftingDays({ costCopperPieces: 5 }) // => fraction(1)
 * craftingDays({ costCopperPieces: 150000, crafters: 3 }, srd51) // => fraction(100)
 */
export function craftingDays(
  { costCopperPieces, crafters = 1 }: CraftingJob,
  { crafting }: RulesOf<'crafting'> = srd521Gear,
): Fraction {
  requireInteger('costCopperPieces', costCopperPieces, COSTS)
  requireInteger('crafters', crafters, { minimum: 1, maximum: 100 })
  return fraction(Math.ceil(costCopperPieces / crafting.copperPiecesPerDay), crafters)
}

const CRAFTED: readonly CraftedItem[] = [
  ...WEAPONS,
  ...ARMOR,
  ...ADVENTURING_GEAR,
  ...AMMUNITION,
  ...FOCUS_KINDS,
  'spell-scroll',
]

/**
 * The tools any of which crafts an item; empty if the Game Master assigns one.
 *
 * @throws RangeError if the item is unknown
 * @source SRD 5.2.1, Equipment, Tools (pages 93 and 103)
 * @example
 * toolsToCraft('quarterstaff') // => ['carpenters-tools', 'woodcarvers-tools']
 * toolsToCraft('spyglass') // => ['glassblowers-tools']
 */
export function toolsToCraft(item: CraftedItem): readonly Tool[] {
  requireOneOf('item', item, CRAFTED)
  return [...ARTISANS_TOOLS, ...OTHER_TOOLS].filter((tool) => TOOL_STATISTICS[tool].crafts.includes(item))
}
