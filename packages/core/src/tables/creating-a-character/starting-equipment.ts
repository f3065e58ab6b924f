import type { Rarity } from '../../vocabulary/rarities.ts'

/** What a character who starts at one of these levels, inclusive, has in addition to the normal starting equipment. */
export interface StartingEquipmentRow {
  readonly from: number
  readonly to: number
  readonly copperPieces: number
  /** the sides of one die to roll for more; 0 for none */
  readonly dieSides: number
  /** the value of each point of that roll */
  readonly copperPiecesPerPoint: number
  /** the number of magic items of each rarity */
  readonly magicItems: Readonly<Record<Extract<Rarity, 'common' | 'uncommon' | 'rare' | 'very-rare'>, number>>
}

/**
 * Starting Equipment at Higher Levels.
 *
 * @source SRD 5.2.1, Character Creation, Starting Equipment at Higher Levels (page 24)
 */
export const STARTING_EQUIPMENT = [
  { from:  2, to:  4, copperPieces:       0, dieSides:  0, copperPiecesPerPoint:     0, magicItems: { common: 1, uncommon: 0, rare: 0, 'very-rare': 0 } },
  { from:  5, to: 10, copperPieces:   50000, dieSides: 10, copperPiecesPerPoint:  2500, magicItems: { common: 1, uncommon: 1, rare: 0, 'very-rare': 0 } },
  { from: 11, to: 16, copperPieces:  500000, dieSides: 10, copperPiecesPerPoint: 25000, magicItems: { common: 2, uncommon: 3, rare: 1, 'very-rare': 0 } },
  { from: 17, to: 20, copperPieces: 2000000, dieSides: 10, copperPiecesPerPoint: 25000, magicItems: { common: 2, uncommon: 4, rare: 3, 'very-rare': 1 } },
] as const satisfies readonly StartingEquipmentRow[]
