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
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7)
 * @example
 * baseArmorClass(2) // => 12
 */
export const baseArmorClass = (dexterityModifier: number): number => BASE_ARMOR_CLASS + dexterityModifier

/**
 * The Armor Class of a target behind cover.
 *
 * @source SRD 5.2.1, Playing the Game, Cover (page 15)
 * @example
 * armorClassBehind('three-quarters', 15) // => 20
 */
export const armorClassBehind = (cover: CoverDegree, armorClass: number): number => armorClass + coverBonus(cover)

/** The parts of an Armor Class. */
export interface ArmorClassParts {
  /** the one base AC in effect */
  readonly base: number
  /** what the Shield adds, see `shieldBonus` */
  readonly shield?: number
  /** bonuses and penalties of magic items, spells and the like */
  readonly modifiers?: readonly number[]
  readonly cover?: CoverDegree
}

/**
 * The Armor Class that an attack roll has to meet: the base AC, then a Shield, magic and cover, step by step.
 *
 * @source SRD 5.2.1, Playing the Game, Armor Class (page 7) and Cover (page 15)
 * @example
 * armorClass({ base: 16, shield: 2, modifiers: [1], cover: 'half' }).armorClass // => 21
 */
export function armorClass({ base, shield = 0, modifiers = [], cover = 'none' }: ArmorClassParts): {
  readonly armorClass: number
  readonly steps: readonly D20TestRuleStep[]
} {
  const steps: D20TestRuleStep[] = []
  let total = base
  const add = (rule: RuleId, modifier: number): void => {
    if (modifier === 0) return
    const values = { before: total, modifier, armorClass: total + modifier }
    steps.push({ kind: 'armor-class-modified', rule, values })
    total += modifier
  }
  add('armor-training', shield)
  for (const modifier of modifiers) add('armor-class', modifier)
  add('cover', coverBonus(cover))
  return { armorClass: total, steps }
}
