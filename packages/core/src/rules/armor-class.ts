import type { CoverDegree } from '../vocabulary/cover-degrees.ts'
import { coverBonus } from './cover.ts'

/**
 * What every creature's base Armor Class starts from.
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
