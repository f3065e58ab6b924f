import type { Rarity } from '../../vocabulary/rarities.ts'
import type { SpellLevel } from '../../vocabulary/spell-levels.ts'

/** A Spell Scroll that holds a spell of a level. */
export interface SpellScrollRow {
  /** 0 for a cantrip */
  readonly level: SpellLevel
  readonly rarity: Rarity
  readonly saveDc: number
  readonly attackBonus: number
}

/**
 * The rarity, save DC and attack bonus of Spell Scrolls that are found. A scroll that a character scribes uses those
 * of the scribe.
 *
 * @source SRD 5.2.1, Magic Items, Spell Scroll (page 244)
 */
export const SPELL_SCROLLS = [
  { level: 0, rarity: 'common',    saveDc: 13, attackBonus:  5 },
  { level: 1, rarity: 'common',    saveDc: 13, attackBonus:  5 },
  { level: 2, rarity: 'uncommon',  saveDc: 13, attackBonus:  5 },
  { level: 3, rarity: 'uncommon',  saveDc: 15, attackBonus:  7 },
  { level: 4, rarity: 'rare',      saveDc: 15, attackBonus:  7 },
  { level: 5, rarity: 'rare',      saveDc: 17, attackBonus:  9 },
  { level: 6, rarity: 'very-rare', saveDc: 17, attackBonus:  9 },
  { level: 7, rarity: 'very-rare', saveDc: 18, attackBonus: 10 },
  { level: 8, rarity: 'very-rare', saveDc: 18, attackBonus: 10 },
  { level: 9, rarity: 'legendary', saveDc: 19, attackBonus: 11 },
] as const satisfies readonly SpellScrollRow[]
