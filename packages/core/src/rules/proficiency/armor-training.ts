import type { CastingRule } from '../../rulesets/magic-and-characters.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import type { Skill } from '../../vocabulary/skills.ts'

/**
 * How much armor slows a wearer who is not strong enough for it, in feet.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const ARMOR_STRENGTH_PENALTY_FEET = 10

/** The suit of armor that a creature wears. */
export interface ArmorInUse {
  /** it has training with the category of the armor */
  readonly trained: boolean
  /** the Strength score that the armor requires; 0 for none */
  readonly strengthNeeded: number
  readonly stealthDisadvantage: boolean
}

/** The drawbacks of wearing a suit of armor. */
export interface ArmorDrawbacks {
  /** Disadvantage on any D20 Test that involves one of these abilities */
  readonly disadvantageOn: readonly Ability[]
  /** Disadvantage on checks with one of these skills */
  readonly disadvantageOnSkills: readonly Skill[]
  readonly canCastSpells: boolean
  readonly speedPenaltyFeet: number
}

/**
 * The drawbacks of a suit of armor for its wearer.
 *
 * @param strength the wearer's Strength score, not the modifier
 * @source SRD 5.2.1, Equipment, Armor and Armor Training (page 92)
 * @source 2012 playtest, Casting a Spell
 * @example
 * armorDrawbacks({ trained: true, strengthNeeded: 15, stealthDisadvantage: true }, 14, srd521.casting) // => { disadvantageOn: [], disadvantageOnSkills: ['stealth'], canCastSpells: true, speedPenaltyFeet: 10 }
 * armorDrawbacks({ trained: false, strengthNeeded: 0, stealthDisadvantage: false }, 10, srd521.casting).disadvantageOn // => ['strength', 'dexterity']
 */
export const armorDrawbacks = (
  { trained, strengthNeeded, stealthDisadvantage }: ArmorInUse,
  strength: number,
  rule: Pick<CastingRule, 'armorTraining'>,
): ArmorDrawbacks => ({
  disadvantageOn: trained ? [] : ['strength', 'dexterity'],
  disadvantageOnSkills: stealthDisadvantage ? ['stealth'] : [],
  canCastSpells: trained || !rule.armorTraining,
  speedPenaltyFeet: strength < strengthNeeded ? ARMOR_STRENGTH_PENALTY_FEET : 0,
})

/**
 * What a Shield adds to AC: nothing without training with it.
 *
 * @param bonus of the Shield
 * @source SRD 5.2.1, Equipment, Shield (page 92)
 * @example
 * shieldBonus(2, true) // => 2
 * shieldBonus(2, false) // => 0
 */
export const shieldBonus = (bonus: number, trained: boolean): number => (trained ? bonus : 0)
