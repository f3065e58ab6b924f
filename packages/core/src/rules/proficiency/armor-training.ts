import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { type Fraction, fraction } from '../../fraction.ts'
import { requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521Armor } from '../../rulesets/srd-5-2-1/armor.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import { ARMOR_STATISTICS, SHIELD_STATISTICS } from '../../tables/equipment/armor.ts'
import { ARMOR_DON_AND_DOFF } from '../../tables/equipment/armor-don-and-doff.ts'
import type { Ability } from '../../vocabulary/abilities.ts'
import { ARMOR, ARMOR_CATEGORIES, type Armor, type ArmorCategory } from '../../vocabulary/armor.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { ABILITY_SCORES } from '../abilities/ability-score.ts'

/**
 * How much armor slows a wearer who is not strong enough for it, in feet.
 *
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 */
export const ARMOR_STRENGTH_PENALTY_FEET = 10

/** A wearer of a suit of armor. */
export interface ArmorWearer {
  readonly armor: Armor
  /** it has training with the category of the armor */
  readonly trained: boolean
  /** the score, not the modifier */
  readonly strengthScore: number
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
 * @throws RangeError if the armor is unknown, or the score is not an integer between 1 and 30
 * @source SRD 5.2.1, Equipment, Armor and Armor Training (page 92)
 * @source 2012 playtest, Casting a Spell
 * @example
 * armorDrawbacks({ armor: 'plate-armor', trained: true, strengthScore: 14 }) // => { disadvantageOn: [], disadvantageOnSkills: ['stealth'], canCastSpells: true, speedPenaltyFeet: 10 }
 * armorDrawbacks({ armor: 'leather-armor', trained: false, strengthScore: 10 }).disadvantageOn // => ['strength', 'dexterity']
 * armorDrawbacks({ armor: 'leather-armor', trained: false, strengthScore: 10 }, next2012).canCastSpells // => true
 */
export function armorDrawbacks(
  { armor, trained, strengthScore }: ArmorWearer,
  { casting }: RulesOf<'casting'> = srd521MagicAndCharacters,
): ArmorDrawbacks {
  const { strengthNeeded, stealthDisadvantage } = ARMOR_STATISTICS[requireOneOf('armor', armor, ARMOR)]
  requireInteger('strengthScore', strengthScore, ABILITY_SCORES)
  return {
    disadvantageOn: trained ? [] : ['strength', 'dexterity'],
    disadvantageOnSkills: stealthDisadvantage ? ['stealth'] : [],
    canCastSpells: trained || !casting.armorTraining,
    speedPenaltyFeet: strengthScore < strengthNeeded ? ARMOR_STRENGTH_PENALTY_FEET : 0,
  }
}

/** A wielder of a Shield. */
export interface ShieldWielder {
  /** it has training with Shields */
  readonly trained: boolean
  /** what the Shield adds with training: 2 by default */
  readonly bonus?: number
}

/**
 * What a Shield adds to AC: nothing without training with it, except in SRD 5.1.
 *
 * @throws RangeError if the bonus is not an integer
 * @source SRD 5.2.1, Equipment, Shield (page 92)
 * @source SRD 5.1, Equipment, Shields (page 63)
 * @example
 * shieldBonus({ trained: true }) // => 2
 * shieldBonus({ trained: false }) // => 0
 * shieldBonus({ trained: false }, srd51) // => 2
 */
export function shieldBonus(
  { trained, bonus = SHIELD_STATISTICS.armorClassBonus }: ShieldWielder,
  { untrainedShield }: RulesOf<'untrainedShield'> = srd521Armor,
): number {
  requireInteger('bonus', bonus, ANY_INTEGER)
  return trained || untrainedShield.bonus ? bonus : 0
}

/**
 * The drawbacks of a Shield for its wielder: in SRD 5.1 without proficiency, those of a suit of armor.
 *
 * @source SRD 5.1, Equipment, Armor Proficiency (page 62)
 * @example
 * shieldDrawbacks({ trained: false }) // => { disadvantageOn: [], canCastSpells: true }
 * shieldDrawbacks({ trained: false }, srd51) // => { disadvantageOn: ['strength', 'dexterity'], canCastSpells: false }
 */
export function shieldDrawbacks(
  { trained }: Pick<ShieldWielder, 'trained'>,
  { untrainedShield }: RulesOf<'untrainedShield'> = srd521Armor,
): Pick<ArmorDrawbacks, 'disadvantageOn' | 'canCastSpells'> {
  const hinders = !trained && untrainedShield.drawbacks
  return { disadvantageOn: hinders ? ['strength', 'dexterity'] : [], canCastSpells: !hinders }
}

/** Armor that somebody takes off. */
export interface DoffedArmor {
  readonly category: ArmorCategory
  readonly helped: boolean
}

/**
 * How many minutes it takes to doff a suit of armor: in SRD 5.1 half the time with help.
 *
 * @throws RangeError if the category is unknown
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 * @source SRD 5.1, Equipment, Getting Into and Out of Armor (page 64)
 * @example
 * doffMinutes({ category: 'heavy', helped: true }) // => fraction(5)
 * doffMinutes({ category: 'heavy', helped: true }, srd51) // => fraction(5, 2)
 */
export function doffMinutes(
  { category, helped }: DoffedArmor,
  { helpedDoffingDivisor }: RulesOf<'helpedDoffingDivisor'> = srd521Armor,
): Fraction {
  const { doffMinutes: minutes } = ARMOR_DON_AND_DOFF[requireOneOf('category', category, ARMOR_CATEGORIES)]
  return fraction(minutes, helped ? helpedDoffingDivisor : 1)
}
