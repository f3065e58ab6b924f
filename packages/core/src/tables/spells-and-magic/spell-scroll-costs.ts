import type { SpellLevel } from '../../vocabulary/spell-levels.ts'

/** What scribing a scroll with a spell of a level takes. */
export interface SpellScrollCostRow {
  /** 0 for a cantrip */
  readonly level: SpellLevel
  /** of eight hours of work; they need not be consecutive */
  readonly days: number
  readonly costCopperPieces: number
}

/**
 * Spell Scroll Costs.
 *
 * @source SRD 5.2.1, Equipment, Spell Scroll Costs (page 103)
 */
export const SPELL_SCROLL_COSTS = [
  { level: 0, days:   1, costCopperPieces:    1500 },
  { level: 1, days:   1, costCopperPieces:    2500 },
  { level: 2, days:   3, costCopperPieces:   10000 },
  { level: 3, days:   5, costCopperPieces:   15000 },
  { level: 4, days:  10, costCopperPieces:  100000 },
  { level: 5, days:  25, costCopperPieces:  150000 },
  { level: 6, days:  40, costCopperPieces: 1000000 },
  { level: 7, days:  50, costCopperPieces: 1250000 },
  { level: 8, days:  60, costCopperPieces: 1500000 },
  { level: 9, days: 120, costCopperPieces: 5000000 },
] as const satisfies readonly SpellScrollCostRow[]
