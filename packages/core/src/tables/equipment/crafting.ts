/** What crafting a nonmagical item takes. */
export interface CraftingFigures {
  readonly hoursPerDay: number
  /** how much of the purchase cost one day of work makes */
  readonly copperPiecesPerDay: number
  /** raw materials cost the purchase cost divided by this */
  readonly rawMaterialsDivisor: number
  /** how many others can normally help */
  readonly assistants: number | 'any'
}

/**
 * The figures of crafting.
 *
 * @source SRD 5.2.1, Equipment, Crafting Nonmagical Items (page 103)
 */
export const CRAFTING = {
  hoursPerDay: 8,
  /** how much of the purchase cost one day of work makes: 10 GP */
  copperPiecesPerDay: 1000,
  /** raw materials cost the purchase cost divided by this */
  rawMaterialsDivisor: 2,
  /** how many others can normally help; the Game Master might allow more */
  assistants: 1,
} as const

/**
 * The figures of crafting in SRD 5.1. Every crafter needs proficiency with the tools, and meanwhile lives a modest
 * lifestyle at no cost, or a comfortable one at half its cost.
 *
 * @source SRD 5.1, Between Adventures, Downtime Activities and Crafting (page 88)
 */
export const SRD_5_1_CRAFTING = {
  hoursPerDay: 8,
  copperPiecesPerDay: 500,
  rawMaterialsDivisor: 2,
  assistants: 'any',
} as const satisfies CraftingFigures
