import type { Ability } from '../vocabulary/abilities.ts'

/** The figures of a spell that come from its caster. The attack modifier is ability and training in every edition. */
export interface SpellFiguresRule {
  /** what a spell’s save DC starts from */
  readonly saveDcBase: number
  /** whether training in magic, such as the Proficiency Bonus, adds to the save DC */
  readonly trainingAddsToSaveDc: boolean
}

/** What casting a spell needs and allows. */
export interface CastingRule {
  /** what spells of level 0 are called */
  readonly levelZero: readonly ('cantrip' | 'orison')[]
  /** how many spell slots one turn can expend */
  readonly slotsPerTurn: number | 'unlimited'
  /** training with the armor that one wears is needed */
  readonly armorTraining: boolean
  /** a creature that is targeted directly has to be seen */
  readonly targetSeen: boolean
  /** what it takes to end an ongoing spell of one’s own */
  readonly dismissal: 'nothing' | 'action'
  /** the DC of the check that identifies an ongoing spell; `none` where there is no such check */
  readonly identifyingDc: number | 'none'
}

/** The check without which circumstances disrupt the casting of a spell: its action is lost, the spell is not. */
export type SpellDisruptionRule =
  | { readonly kind: 'none' }
  | {
      readonly kind: 'ability-check'
      readonly dc: number
      /** within a hostile creature’s reach, unless the spell targets a creature or covers a space so near */
      readonly meleeAbility: Ability
      readonly meleeFeet: number
      /** where the environment distracts */
      readonly environmentAbility: Ability
    }

/** What casting a spell as a Ritual takes. It never expends a spell slot. */
export interface RitualRule {
  /** minutes besides the normal casting time, or a time that each ritual has of its own */
  readonly extraMinutes: number | 'own-time'
  readonly prepared: boolean
  /** a feature that allows rituals */
  readonly feature: boolean
  /** material components at a cost of their own */
  readonly componentsAtCost: boolean
}

/** What a character is made of, beside the class. */
export interface OriginRule {
  readonly options: readonly ('background' | 'feat' | 'race' | 'species' | 'theme')[]
}

/** Where editions differ in magic and in the making of characters. */
export interface MagicAndCharacterRules {
  readonly spellFigures: SpellFiguresRule
  readonly casting: CastingRule
  readonly spellDisruption: SpellDisruptionRule
  readonly ritual: RitualRule
  readonly origin: OriginRule
}
