import { ANY_INTEGER, FROM_0, requireInteger } from '../../bounds.ts'
import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521MagicAndCharacters } from '../../rulesets/srd-5-2-1/magic-and-characters.ts'
import type { WithSteps } from '../../steps/step.ts'
import { BASE_ARMOR_CLASSES, type BaseArmorClassRow } from '../../tables/d20-tests/base-armor-classes.ts'
import { ABILITIES, type ByAbility } from '../../vocabulary/abilities.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'
import { requireRule } from '../basics/require-rule.ts'
import type { D20TestRuleStep } from './steps.ts'

/** How the worn armor determines base AC. */
export interface WornArmor {
  readonly base: number
  /** the most that the Dexterity modifier adds; `any` for Light armor, 0 for Heavy armor */
  readonly dexterityMaximum: number | 'any'
}

/** The id of a calculation of base AC. */
export type BaseArmorClassCalculation = BaseArmorClassRow['calculation'] | 'armor'

/** What base AC depends on. */
export interface BaseArmorClassInput {
  readonly modifiers: ByAbility<number>
  /** the suit of armor that is worn, if any */
  readonly armor?: WornArmor
  /** a Shield is used, trained or not */
  readonly shield: boolean
  /** the calculations that features give, besides the one that every creature has */
  readonly features: readonly BaseArmorClassRow['calculation'][]
}

/** A suit of armor, and the creature in it. */
export interface ArmoredCreature {
  readonly armor: WornArmor
  /** the modifier, not the score; a negative one always counts, except in Heavy armor */
  readonly dexterityModifier: number
}

const CALCULATIONS = BASE_ARMOR_CLASSES.map(({ calculation }) => calculation)

/** A base AC and its calculation. */
export interface BaseArmorClass {
  readonly calculation: BaseArmorClassCalculation
  readonly armorClass: number
}

/**
 * The base AC in a suit of armor.
 *
 * @throws RangeError if a number is not an integer within bounds
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 * @example
 * armoredBaseArmorClass({ armor: { base: 14, dexterityMaximum: 2 }, dexterityModifier: 3 }) // => 16
 * armoredBaseArmorClass({ armor: { base: 16, dexterityMaximum: 0 }, dexterityModifier: -1 }) // => 16
 */
export function armoredBaseArmorClass({ armor, dexterityModifier }: ArmoredCreature): number {
  const { base, dexterityMaximum } = armor
  requireInteger('armor.base', base, FROM_0)
  requireInteger('dexterityModifier', dexterityModifier, ANY_INTEGER)
  if (dexterityMaximum !== 'any') requireInteger('armor.dexterityMaximum', dexterityMaximum, FROM_0)
  if (dexterityMaximum === 'any') return base + dexterityModifier
  return dexterityMaximum === 0 ? base : base + Math.min(dexterityModifier, dexterityMaximum)
}

/**
 * Every base AC that a character can choose from; only one can be in effect. Calculations from features require that no
 * armor is worn, and the Monk's that no Shield is used.
 *
 * @throws RangeError if a number is not an integer within bounds, a calculation is unknown, or the edition has no such
 *   rule
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7); Barbarian (page 29), Monk (page 50), Sorcerer (page 69)
 * @source SRD 5.1, Barbarian (page 8), Monk (page 26), Sorcerer (page 45)
 * @example
 * const modifiers = { strength: 0, dexterity: 2, constitution: 3, intelligence: 0, wisdom: 4, charisma: 1 }
 * baseArmorClasses({ modifiers, shield: false, features: ['monk-unarmored-defense'] }) // => [{ calculation: 'unarmored', armorClass: 12 }, { calculation: 'monk-unarmored-defense', armorClass: 16 }]
 */
export function baseArmorClasses(
  input: BaseArmorClassInput,
  ruleset: RulesOf<'baseArmorClass'> = srd521MagicAndCharacters,
): readonly BaseArmorClass[] {
  const { calculations } = requireRule('baseArmorClass', ruleset.baseArmorClass)
  const { modifiers, armor, shield, features } = input
  for (const ability of ABILITIES) requireInteger(`modifiers.${ability}`, modifiers[ability], ANY_INTEGER)
  requireEachOf('features', features, CALCULATIONS)
  if (armor !== undefined) {
    return [
      { calculation: 'armor', armorClass: armoredBaseArmorClass({ armor, dexterityModifier: modifiers.dexterity }) },
    ]
  }
  return calculations
    .filter(
      ({ calculation, shieldAllowed }) =>
        (calculation === 'unarmored' || features.includes(calculation)) && (shieldAllowed || !shield),
    )
    .map(({ calculation, base, abilities }) => ({
      calculation,
      armorClass: abilities.reduce<number>((sum, ability) => sum + modifiers[ability], base),
    }))
}

/**
 * The highest base AC that a character can choose, after each that it was chosen from.
 *
 * @throws RangeError if a number is not an integer within bounds, a calculation is unknown, or the edition has no such
 *   rule
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7) and Character Creation, Armor Class (page 25)
 * @example
 * const modifiers = { strength: 0, dexterity: 2, constitution: 0, intelligence: 0, wisdom: 4, charisma: 1 }
 * bestBaseArmorClass({ modifiers, shield: false, features: ['monk-unarmored-defense', 'draconic-resilience'] }).value.armorClass // => 16
 */
export function bestBaseArmorClass(
  input: BaseArmorClassInput,
  ruleset: RulesOf<'baseArmorClass'> = srd521MagicAndCharacters,
): WithSteps<BaseArmorClass, D20TestRuleStep> {
  const choices = baseArmorClasses(input, ruleset)
  const best = choices.reduce((chosen, choice) => (choice.armorClass > chosen.armorClass ? choice : chosen))
  const rule = 'armor-class'
  return {
    value: best,
    steps: [
      ...choices.map((values) => ({ kind: 'base-armor-class-possible', rule, values }) as const),
      { kind: 'base-armor-class-chosen', rule, values: best },
    ],
  }
}

/** A character whose new class has a calculation of base AC as a feature. */
export interface BaseArmorClassChoice {
  readonly calculation: BaseArmorClassRow['calculation']
  /** the calculations that other classes have given the character */
  readonly has: readonly BaseArmorClassRow['calculation'][]
}

const UNARMORED_DEFENSES: readonly BaseArmorClassRow['calculation'][] = [
  'barbarian-unarmored-defense',
  'monk-unarmored-defense',
]

/**
 * Whether a character gains a calculation of base AC from another class: in SRD 5.1 not Unarmored Defense, if it has
 * that feature from a class already.
 *
 * @throws RangeError if a calculation is unknown, or the edition has no such rule
 * @source SRD 5.2.1, Character Creation, Armor Class (page 25)
 * @source SRD 5.1, Multiclassing, Unarmored Defense (page 57)
 * @example
 * mayGainBaseArmorClass({ calculation: 'monk-unarmored-defense', has: ['barbarian-unarmored-defense'] }) // => { allowed: true }
 * mayGainBaseArmorClass({ calculation: 'monk-unarmored-defense', has: ['barbarian-unarmored-defense'] }, srd51) // => { allowed: false, rule: 'armor-class', because: 'has-unarmored-defense' }
 */
export function mayGainBaseArmorClass(
  { calculation, has }: BaseArmorClassChoice,
  ruleset: RulesOf<'baseArmorClass'> = srd521MagicAndCharacters,
): Permission<'has-unarmored-defense'> {
  const { unarmoredDefenseOnce } = requireRule('baseArmorClass', ruleset.baseArmorClass)
  requireOneOf('calculation', calculation, CALCULATIONS)
  requireEachOf('has', has, CALCULATIONS)
  const again = UNARMORED_DEFENSES.includes(calculation) && has.some((one) => UNARMORED_DEFENSES.includes(one))
  return firstObstacle([[unarmoredDefenseOnce && again, 'armor-class', 'has-unarmored-defense']])
}
