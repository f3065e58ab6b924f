import type { ByClass } from '../../vocabulary/classes.ts'

/** How a class of SRD 5.1 has spells ready. */
export type SpellPreparation =
  | { readonly kind: 'none' }
  /** always the spells that it knows, as many as its class table says */
  | { readonly kind: 'known' }
  /** after a Long Rest: the modifier of its spellcasting ability plus its level divided by this; at least 1 spell */
  | { readonly kind: 'prepared'; readonly levelDividedBy: number; readonly fromLevel: number }

/**
 * The classes of SRD 5.1 that know their spells, and those that prepare them.
 *
 * @source SRD 5.1, Cleric (page 15), Druid (page 19), Paladin (page 31), Wizard (page 53); Spellcasting, Known and
 *   Prepared Spells (page 100)
 */
export const SRD_5_1_SPELL_PREPARATION = {
  barbarian: { kind: 'none' },
  bard:      { kind: 'known' },
  cleric:    { kind: 'prepared', levelDividedBy: 1, fromLevel: 1 },
  druid:     { kind: 'prepared', levelDividedBy: 1, fromLevel: 1 },
  fighter:   { kind: 'none' },
  monk:      { kind: 'none' },
  paladin:   { kind: 'prepared', levelDividedBy: 2, fromLevel: 2 },
  ranger:    { kind: 'known' },
  rogue:     { kind: 'none' },
  sorcerer:  { kind: 'known' },
  warlock:   { kind: 'known' },
  wizard:    { kind: 'prepared', levelDividedBy: 1, fromLevel: 1 },
} as const satisfies ByClass<SpellPreparation>
