import type { ByRarity } from '../../vocabulary/rarities.ts'

/**
 * The value of magic items of each rarity. An artifact is priceless.
 *
 * @source SRD 5.2.1, Magic Items, Magic Item Rarities and Values (page 206)
 */
export const MAGIC_ITEM_VALUES = {
  common:      { costCopperPieces:    10000 },
  uncommon:    { costCopperPieces:    40000 },
  rare:        { costCopperPieces:   400000 },
  'very-rare': { costCopperPieces:  4000000 },
  legendary:   { costCopperPieces: 20000000 },
  artifact:    { costCopperPieces: 'priceless' },
} as const satisfies ByRarity<{ readonly costCopperPieces: number | 'priceless' }>
