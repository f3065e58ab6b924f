import type { ArmorCategory, ByArmor } from '../../vocabulary/armor.ts'
import type { PriceAndWeight } from './price-and-weight.ts'

/** One row of the Armor table. */
export interface ArmorRow extends PriceAndWeight {
  readonly category: ArmorCategory
  /** the base AC before the Dexterity modifier */
  readonly base: number
  /** the most that the Dexterity modifier adds; `any` without a limit, 0 if the modifier does not count */
  readonly dexterityMaximum: number | 'any'
  /** the Strength score below which the armor slows its wearer; 0 if the table has a dash */
  readonly strengthNeeded: number
  /** Disadvantage on Dexterity (Stealth) checks */
  readonly stealthDisadvantage: boolean
}

/**
 * The suits of the Armor table.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const ARMOR_STATISTICS: ByArmor<ArmorRow> = {
  'padded-armor':          { category: 'light',  base: 11, dexterityMaximum: 'any', strengthNeeded:  0, stealthDisadvantage: true,  weightQuarterPounds:  32, costCopperPieces:    500 },
  'leather-armor':         { category: 'light',  base: 11, dexterityMaximum: 'any', strengthNeeded:  0, stealthDisadvantage: false, weightQuarterPounds:  40, costCopperPieces:   1000 },
  'studded-leather-armor': { category: 'light',  base: 12, dexterityMaximum: 'any', strengthNeeded:  0, stealthDisadvantage: false, weightQuarterPounds:  52, costCopperPieces:   4500 },
  'hide-armor':            { category: 'medium', base: 12, dexterityMaximum: 2,     strengthNeeded:  0, stealthDisadvantage: false, weightQuarterPounds:  48, costCopperPieces:   1000 },
  'chain-shirt':           { category: 'medium', base: 13, dexterityMaximum: 2,     strengthNeeded:  0, stealthDisadvantage: false, weightQuarterPounds:  80, costCopperPieces:   5000 },
  'scale-mail':            { category: 'medium', base: 14, dexterityMaximum: 2,     strengthNeeded:  0, stealthDisadvantage: true,  weightQuarterPounds: 180, costCopperPieces:   5000 },
  breastplate:             { category: 'medium', base: 14, dexterityMaximum: 2,     strengthNeeded:  0, stealthDisadvantage: false, weightQuarterPounds:  80, costCopperPieces:  40000 },
  'half-plate-armor':      { category: 'medium', base: 15, dexterityMaximum: 2,     strengthNeeded:  0, stealthDisadvantage: true,  weightQuarterPounds: 160, costCopperPieces:  75000 },
  'ring-mail':             { category: 'heavy',  base: 14, dexterityMaximum: 0,     strengthNeeded:  0, stealthDisadvantage: true,  weightQuarterPounds: 160, costCopperPieces:   3000 },
  'chain-mail':            { category: 'heavy',  base: 16, dexterityMaximum: 0,     strengthNeeded: 13, stealthDisadvantage: true,  weightQuarterPounds: 220, costCopperPieces:   7500 },
  'splint-armor':          { category: 'heavy',  base: 17, dexterityMaximum: 0,     strengthNeeded: 15, stealthDisadvantage: true,  weightQuarterPounds: 240, costCopperPieces:  20000 },
  'plate-armor':           { category: 'heavy',  base: 18, dexterityMaximum: 0,     strengthNeeded: 15, stealthDisadvantage: true,  weightQuarterPounds: 260, costCopperPieces: 150000 },
}

/**
 * The Shield of the Armor table: a bonus to AC for a wearer with Shield training. Donning or doffing it takes the
 * Utilize action.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const SHIELD_STATISTICS = {
  armorClassBonus: 2,
  weightQuarterPounds: 24,
  costCopperPieces: 1000,
  donOrDoff: 'utilize',
} as const satisfies PriceAndWeight & { readonly armorClassBonus: number; readonly donOrDoff: 'utilize' }
