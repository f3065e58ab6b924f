import { ANY_INTEGER, FROM_0, requireInteger, requireIntegers } from '../../bounds.ts'
import type { WithSteps } from '../../steps/step.ts'
import type { CoverDegree } from '../../vocabulary/cover-degrees.ts'
import type { RuleId } from '../../vocabulary/rule-ids.ts'
import { coverBonus } from '../combat/cover.ts'
import type { D20TestRuleStep } from './steps.ts'

/**
 * The base Armor Class of every creature, before the Dexterity modifier.
 *
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7)
 */
export const BASE_ARMOR_CLASS = 10

/**
 * The base Armor Class that all creatures start with, without armor.
 *
 * @param dexterityModifier the modifier, not the score
 * @throws RangeError if the modifier is not an integer
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7)
 * @example
 * baseArmorClass(2) // => 12
 */
export const baseArmorClass = (dexterityModifier: number): number =>
  BASE_ARMOR_CLASS + requireInteger('dexterityModifier', dexterityModifier, ANY_INTEGER)

/** A target behind cover. */
export interface CoveredTarget {
  /** its Armor Class without the cover */
  readonly armorClass: number
  readonly cover: CoverDegree
}

/**
 * The Armor Class of a target behind cover.
 *
 * @throws RangeError if the AC is not an integer, or the cover is unknown
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * armorClassBehind({ armorClass: 15, cover: 'three-quarters' }) // => 20
 */
export const armorClassBehind = ({ armorClass, cover }: CoveredTarget): number =>
  requireInteger('armorClass', armorClass, ANY_INTEGER) + coverBonus(cover)

/** The parts of an Armor Class. */
export interface ArmorClassParts {
  /** the one base AC in effect */
  readonly base: number
  /** what the Shield adds, as the function `shieldBonus` says; 0 by default */
  readonly shieldBonus?: number
  /** bonuses and penalties of magic items, spells and the like; none by default */
  readonly modifiers?: readonly number[]
  /** `none` by default */
  readonly cover?: CoverDegree
}

/**
 * The Armor Class that an attack roll has to meet: the base AC, then a Shield, magic and cover, step by step.
 *
 * @throws RangeError if a number is not an integer, the base AC is negative, or the cover is unknown
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7) and Cover (page 15)
 * @example
 * armorClass({ base: 16, shieldBonus: 2, modifiers: [1], cover: 'half' }).value // => 21
 */
export function armorClass({
  base,
  shieldBonus = 0,
  modifiers = [],
  cover = 'none',
}: ArmorClassParts): WithSteps<number, D20TestRuleStep> {
  requireInteger('base', base, FROM_0)
  requireInteger('shieldBonus', shieldBonus, ANY_INTEGER)
  requireIntegers('modifiers', modifiers, ANY_INTEGER)
  const steps: D20TestRuleStep[] = []
  let total = base
  const add = (rule: RuleId, modifier: number): void => {
    if (modifier === 0) return
    const values = { before: total, modifier, armorClass: total + modifier }
    steps.push({ kind: 'armor-class-modified', rule, values })
    total += modifier
  }
  add('armor-training', shieldBonus)
  for (const modifier of modifiers) add('armor-class', modifier)
  add('cover', coverBonus(cover))
  return { value: total, steps }
}
