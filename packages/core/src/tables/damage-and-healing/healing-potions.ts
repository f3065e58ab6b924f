import type { ByHealingPotion } from '../../vocabulary/healing-potions.ts'
import type { Rarity } from '../../vocabulary/rarities.ts'

/** A potion of healing. */
export interface HealingPotionRow {
  readonly rarity: Rarity
  /** the Hit Points regained, in dice notation */
  readonly healing: string
}

/**
 * The potions of healing.
 *
 * @source SRD 5.2.1, Magic Items, Potions of Healing (page 236)
 */
export const HEALING_POTION_STATISTICS: ByHealingPotion<HealingPotionRow> = {
  'potion-of-healing':          { rarity: 'common',    healing: '2d4+2' },
  'potion-of-healing-greater':  { rarity: 'uncommon',  healing: '4d4+4' },
  'potion-of-healing-superior': { rarity: 'rare',      healing: '8d4+8' },
  'potion-of-healing-supreme':  { rarity: 'very-rare', healing: '10d4+20' },
}
