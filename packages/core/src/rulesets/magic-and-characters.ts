import type { BaseArmorClassRow } from '../tables/d20-tests/base-armor-classes.ts'
import type { SpellPreparation } from '../tables/spells-and-magic/srd-5-1-spell-preparation.ts'
import type { Ability } from '../vocabulary/abilities.ts'
import type { ByClass, BySomeClass } from '../vocabulary/classes.ts'

/** The figures of a spell that come from its caster. The attack modifier is ability and training in every edition. */
export interface SpellFiguresRule {
  /** the base of a spell's save DC */
  readonly saveDcBase: number
  /** whether training in magic, such as the Proficiency Bonus, adds to the save DC */
  readonly trainingAddsToSaveDc: boolean
}

/** What casting a spell requires and allows. */
export interface CastingRule {
  /** what spells of level 0 are called */
  readonly levelZero: readonly ('cantrip' | 'orison')[]
  /** how many spell slots one turn can expend */
  readonly slotsPerTurn: number | 'unlimited'
  /** what else can be cast on a turn with a spell that takes a Bonus Action */
  readonly besidesBonusActionSpell: 'anything' | 'action-cantrips'
  /** the caster needs training with the armor it wears */
  readonly armorTraining: boolean
  /** a creature that is targeted directly has to be seen */
  readonly targetSeen: boolean
  /** what ending one's own ongoing spell takes; `impossible` if only Concentration can be ended */
  readonly dismissal: 'nothing' | 'action' | 'impossible'
  /** the DC of the check that identifies an ongoing spell; `none` if there is no such check */
  readonly identifyingDc: number | 'none'
  /** which of equally potent castings of the same spell applies */
  readonly equallyPotent: 'most-recent' | 'unsaid'
}

/** The check that circumstances can require for casting a spell: on a failure its action is lost, but not the spell. */
export type SpellDisruptionRule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'ability-check'
      readonly dc: number
      /** within a hostile creature's reach, unless the spell targets a creature or covers a space that near */
      readonly meleeAbility: Ability
      readonly meleeFeet: number
      /** where the environment distracts */
      readonly environmentAbility: Ability
    }

/** What casting a spell as a Ritual takes. It never expends a spell slot. */
export interface RitualRule {
  /** minutes in addition to the normal casting time, or the ritual's own time */
  readonly extraMinutes: number | 'own-time'
  readonly prepared: boolean
  /** a feature that allows rituals */
  readonly feature: boolean
  /** material components at their own cost */
  readonly componentsAtCost: boolean
}

/** How many spells a class can have ready: a column of its table, or known by some classes and prepared by the others. */
export type SpellPreparationRule =
  | { readonly number: 'class-table' }
  | { readonly number: 'by-class'; readonly classes: ByClass<SpellPreparation> }

/** The calculations of base AC without armor. */
export interface BaseArmorClassRule {
  readonly calculations: readonly BaseArmorClassRow[]
  /** whether a character with Unarmored Defense cannot gain it from another class */
  readonly unarmoredDefenseOnce: boolean
}

/** How a character with several spellcasting classes counts its levels. */
export interface MulticlassSpellcastingRule {
  /** how half the levels of Paladin and Ranger are rounded */
  readonly halfLevels: 'up' | 'down'
}

/** When a Paladin or Ranger gets spell slots. */
export interface HalfCastersRule {
  readonly slotsFromLevel: number
}

/** The class level at which a class gives its subclass. */
export interface SubclassLevelRule {
  readonly usual: number
  /** the levels of the classes that differ */
  readonly others: BySomeClass<number>
}

/** What Experience Points beyond level 20 give. */
export interface ExperienceBeyondRule {
  /** for how many of them a GM may give a feat; `none` if the rules mention no such feats */
  readonly perBonusFeat: number | 'none'
}

/** How a GM weighs an encounter for a party: by a budget of Experience Points, or by Challenge Rating alone. */
export interface EncountersRule {
  readonly weighedBy: 'budget' | 'challenge-rating' | 'nothing'
}

/** What levels add to the Hit Point maximum. */
export interface LevelHitPointsRule {
  /** the least that a level after the first adds; `none` if the rules name no minimum */
  readonly leastPerLevel: number | 'none'
}

/** The parts of a character besides the class. */
export interface OriginRule {
  readonly options: readonly ('background' | 'feat' | 'race' | 'species' | 'theme')[]
  /** which of them increases ability scores; `none` if the rules do not say */
  readonly increasesScores: 'background' | 'race' | 'none'
}

/** The differences between editions in magic and character creation. */
export interface MagicAndCharacterRules {
  readonly spellFigures: SpellFiguresRule
  readonly casting: CastingRule
  readonly spellDisruption: SpellDisruptionRule
  readonly ritual: RitualRule
  readonly spellPreparation: SpellPreparationRule | 'none'
  readonly baseArmorClass: BaseArmorClassRule | 'none'
  readonly multiclassSpellcasting: MulticlassSpellcastingRule
  readonly halfCasters: HalfCastersRule
  readonly levelHitPoints: LevelHitPointsRule
  readonly subclassLevel: SubclassLevelRule | 'none'
  readonly experienceBeyond: ExperienceBeyondRule
  readonly encounters: EncountersRule
  readonly origin: OriginRule
}
