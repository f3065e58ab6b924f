import { ARMOR_STATISTICS, SHIELD_STATISTICS } from '../../tables/equipment/armor.ts'
import type { Armor } from '../../vocabulary/armor.ts'
import { baseArmorClass } from './armor-class.ts'
import { armoredBaseArmorClass } from './base-armor-class.ts'

/** What a creature wears. */
export interface WornEquipment {
  /** the suit of armor; none by default */
  readonly armor?: Armor
  /** a Shield, with training; without training it adds nothing */
  readonly shield?: boolean
}

/**
 * The AC in a suit of armor from the Armor table or without armor, with or without a Shield.
 *
 * @param dexterityModifier the modifier, not the score
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 * @example
 * armorClassInArmor({ armor: 'leather-armor' }, 3) // => 14
 * armorClassInArmor({ armor: 'chain-mail', shield: true }, 3) // => 18
 */
export const armorClassInArmor = ({ armor, shield = false }: WornEquipment, dexterityModifier: number): number =>
  (armor === undefined
    ? baseArmorClass(dexterityModifier)
    : armoredBaseArmorClass(ARMOR_STATISTICS[armor], dexterityModifier)) +
  (shield ? SHIELD_STATISTICS.armorClassBonus : 0)
