import type { SpellLevel } from '../../vocabulary/spell-levels.ts'

/** A size of settlement where spells are cast for payment. */
export type Settlement = 'village' | 'town' | 'city'

/** The spell levels of one row, inclusive, where such a spell is available, and its cost without components. */
export interface SpellcastingServiceRow {
  /** 0 for a cantrip */
  readonly fromLevel: SpellLevel
  readonly toLevel: SpellLevel
  readonly settlements: readonly Settlement[]
  readonly costCopperPieces: number
}

/**
 * The Spellcasting Services table.
 *
 * @source SRD 5.2.1, Equipment, Spellcasting Services (page 102)
 */
export const SPELLCASTING_SERVICES = [
  { fromLevel: 0, toLevel: 0, settlements: ['village', 'town', 'city'], costCopperPieces:     3000 },
  { fromLevel: 1, toLevel: 1, settlements: ['village', 'town', 'city'], costCopperPieces:     5000 },
  { fromLevel: 2, toLevel: 2, settlements: ['village', 'town', 'city'], costCopperPieces:    20000 },
  { fromLevel: 3, toLevel: 3, settlements: ['town', 'city'],            costCopperPieces:    30000 },
  { fromLevel: 4, toLevel: 5, settlements: ['town', 'city'],            costCopperPieces:   200000 },
  { fromLevel: 6, toLevel: 8, settlements: ['city'],                    costCopperPieces:  2000000 },
  { fromLevel: 9, toLevel: 9, settlements: ['city'],                    costCopperPieces: 10000000 },
] as const satisfies readonly SpellcastingServiceRow[]
