import type { HirelingRow } from '../tables/equipment/hirelings.ts'
import type { Lifestyle } from '../vocabulary/lifestyles.ts'

/** What it costs to have a spell cast, without its components. */
export type SpellcastingServicesRule =
  | { readonly price: 'by-level' }
  /** a price to agree on, between two figures for these spell levels; for others no figures are given */
  | {
      readonly price: 'negotiated'
      readonly fromLevel: number
      readonly toLevel: number
      readonly copperPieces: { readonly from: number; readonly to: number }
    }

/** What plating weapons with silver costs. */
export interface SilveringRule {
  readonly copperPieces: number
  /** pieces of ammunition for that price, instead of one weapon */
  readonly ammunition: number
}

/** Learning a language or the use of a tool between adventures. */
export interface LearningRule {
  readonly days: number
  readonly copperPiecesPerDay: number
}

/** Recovering between adventures. */
export interface RecuperatingRule {
  readonly days: number
  readonly saveDc: number
  /** for how long Advantage lasts */
  readonly advantageHours: number
  /** what the Advantage helps against */
  readonly against: readonly ('contagion' | 'disease' | 'poison')[]
  /** whether one can end an effect that prevents regaining Hit Points instead */
  readonly endsEffect: boolean
}

/** The lifestyle that work between adventures pays for. */
export interface ProfessionRule {
  readonly usual: Lifestyle
  readonly inOrganization: Lifestyle
  /** with proficiency in Performance */
  readonly performing: Lifestyle
}

/** Research between adventures. */
export interface ResearchRule {
  /** besides the lifestyle */
  readonly copperPiecesPerDay: number
}

/** The differences between editions in services, and in what characters do between adventures. */
export interface BetweenAdventuresRules {
  readonly services: readonly HirelingRow[]
  readonly spellcastingServices: SpellcastingServicesRule | 'none'
  /** the prices of magic items that the rules name */
  readonly magicItemPrices: 'by-rarity' | 'none'
  /** whether the rules name the cost and time of making potions and scrolls */
  readonly magicItemsMadeAtCost: boolean
  readonly silvering: SilveringRule | 'none'
  /** hours of a day that downtime takes; `none` if the rules do not have it */
  readonly downtimeHoursPerDay: number | 'none'
  readonly learning: LearningRule | 'none'
  readonly recuperating: RecuperatingRule | 'none'
  readonly profession: ProfessionRule | 'none'
  readonly research: ResearchRule | 'none'
}
