import { ANY_INTEGER, requireInteger } from '../../bounds.ts'
import { requireKeyOf } from '../../one-of.ts'
import { ARMOR_STATISTICS, SHIELD_STATISTICS } from '../../tables/equipment/armor.ts'
import type { Armor } from '../../vocabulary/armor.ts'
import { baseArmorClass } from './armor-class.ts'
import { armoredBaseArmorClass } from './base-armor-class.ts'

/** A creature and what it wears. */
export interface EquippedCreature {
  /** the suit of armor; none by default */
  readonly armor?: Armor
  /** a Shield, with training; without training it adds nothing; false by default */
  readonly shield?: boolean
  /** the modifier, not the score */
  readonly dexterityModifier: number
}

/**
 * The AC in a suit of armor from the Armor table or without armor, with or without a Shield.
 *
 * @throws RangeError if the armor is unknown, or the modifier is not an integer
 * @source SRD 5.2.1, Equipment, Armor (page 92)
 * @example
 * armorClassInArmor({ armor: 'leather-armor', dexterityModifier: 3 }) // => 14
 * armorClassInArmor({ armor: 'chain-mail', shield: true, dexterityModifier: 3 }) // => 18
 */
export function armorClassInArmor({ armor, shield = false, dexterityModifier }: EquippedCreature): number {
  requireInteger('dexterityModifier', dexterityModifier, ANY_INTEGER)
  if (armor !== undefined) requireKeyOf('armor', armor, ARMOR_STATISTICS)
  const base =
    armor === undefined
      ? baseArmorClass(dexterityModifier)
      : armoredBaseArmorClass({ armor: ARMOR_STATISTICS[armor], dexterityModifier })
  return base + (shield ? SHIELD_STATISTICS.armorClassBonus : 0)
}
