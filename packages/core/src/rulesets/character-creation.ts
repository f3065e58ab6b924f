import type { SpeciesOutline } from '../tables/creating-a-character/species.ts'
import type { AncestralBreath } from '../tables/creating-a-character/srd-5-1-breath-weapon.ts'
import type { FeatPrerequisites } from '../tables/level-advancement/feats.ts'
import type { MulticlassTraining } from '../tables/proficiency/multiclass-training.ts'
import type { Background } from '../vocabulary/backgrounds.ts'
import type { BySomeClass } from '../vocabulary/classes.ts'
import type { Language } from '../vocabulary/languages.ts'
import type { Race } from '../vocabulary/races.ts'
import type { DraconicAncestor, Species } from '../vocabulary/species.ts'

/** The Breath Weapon of a dragonborn. */
export interface BreathWeaponRule {
  /** what using it takes: one attack of the Attack action, or an action */
  readonly takes: 'attack' | 'action'
  /** as dice, from each character level on */
  readonly damage: readonly { readonly fromLevel: number; readonly damage: string }[]
  readonly uses: 'proficiency-bonus' | 'one'
  /** the shortest rest that restores all uses */
  readonly restoredBy: 'short-rest' | 'long-rest'
  /** the area and the saving throw: chosen with each use, or those of the draconic ancestry */
  readonly areas:
    | { readonly by: 'choice'; readonly save: 'dexterity' }
    | { readonly by: 'ancestry'; readonly breaths: Readonly<Record<DraconicAncestor, AncestralBreath>> }
}

/** The languages, and how many of them one chooses. */
export interface LanguagesRule {
  readonly standard: readonly Language[]
  /** rare ones; exotic ones in SRD 5.1 */
  readonly rare: readonly Language[]
  /** how many every character chooses besides Common; `race` if the race decides */
  readonly chosen: number | 'race'
}

/** What a background gives. */
export interface BackgroundRule {
  readonly list: readonly Background[]
  /** abilities whose scores it may increase */
  readonly abilities: number
  readonly originFeats: number
  readonly skills: number
  /** proficiencies with tools; languages can take their place in SRD 5.1 */
  readonly tools: number
  readonly languagesInsteadOfTools: boolean
  /** the coins instead of its package; `none` if the rules name no amount */
  readonly insteadCopperPieces: number | 'none'
}

/** The feats. */
export interface FeatsRule {
  /** whether the GM decides if there are any */
  readonly optional: boolean
  readonly list: readonly FeatPrerequisites[]
}

/** The differences between editions in creating a character. */
export interface CharacterCreationRules {
  /** the species; the races of SRD 5.1 */
  readonly species: Readonly<Partial<Record<Species | Race, SpeciesOutline>>>
  readonly breathWeapon: BreathWeaponRule | 'none'
  readonly languages: LanguagesRule | 'none'
  readonly background: BackgroundRule | 'none'
  /** the ways to get ability scores that the rules describe */
  readonly scoreGeneration: readonly ('standard-array' | 'random' | 'point-cost')[]
  /** whether a character who starts at a higher level has more equipment by a table */
  readonly equipmentByLevel: boolean
  readonly feats: FeatsRule | 'none'
  readonly multiclassTraining: BySomeClass<MulticlassTraining>
}
