import { SLOT_LEVELS, type SlotsByLevel } from '../../vocabulary/spell-levels.ts'
import { integer, none, type Table } from '../table.ts'

/** A spellcaster level and its spell slots. */
export interface MulticlassSlotsRow {
  /** levels in several classes combined, each in its own way */
  readonly spellcasterLevel: number
  readonly slots: SlotsByLevel
}

/**
 * The spell slots of a character with Spellcasting from more than one class.
 *
 * @source SRD 5.2.1, Character Creation, Multiclass Spellcaster (page 26)
 */
export const MULTICLASS_SPELL_SLOTS = [
  { spellcasterLevel:  1, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  2, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  3, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  4, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  5, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  6, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  7, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  8, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel:  9, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 } },
  { spellcasterLevel: 13, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 } },
  { spellcasterLevel: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 } },
  { spellcasterLevel: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 } },
  { spellcasterLevel: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 } },
  { spellcasterLevel: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 } },
  { spellcasterLevel: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 } },
  { spellcasterLevel: 19, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 } },
  { spellcasterLevel: 20, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 } },
] as const satisfies readonly MulticlassSlotsRow[]

/** The Multiclass Spellcaster table as a reader sees it. */
export const multiclassSpellSlotsTable: Table = {
  id: 'multiclass-spell-slots',
  source: { document: 'SRD 5.2.1', heading: 'Multiclass Spellcaster', page: 26 },
  columns: ['spellcaster-level', ...SLOT_LEVELS.map((level) => `slots-${level}`)],
  rows: MULTICLASS_SPELL_SLOTS.map(({ spellcasterLevel, slots }) => [
    integer(spellcasterLevel),
    ...SLOT_LEVELS.map((level) => (slots[level] === 0 ? none : integer(slots[level]))),
  ]),
}
