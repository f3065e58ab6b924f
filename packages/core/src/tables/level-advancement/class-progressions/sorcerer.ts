import type { FullCasterRow } from './class-level.ts'

/** What a Sorcerer has at a class level. */
export interface SorcererRow extends FullCasterRow {
  /** 0 before the feature is gained */
  readonly sorceryPoints: number
}

/**
 * The Sorcerer Features table.
 *
 * @source SRD 5.2.1, Classes, Sorcerer (among pages 28 to 82)
 */
export const SORCERER_PROGRESSION = [
  { level:  1, sorceryPoints:  0, cantrips: 4, preparedSpells:  2, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['spellcasting', 'innate-sorcery'] },
  { level:  2, sorceryPoints:  2, cantrips: 4, preparedSpells:  4, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['font-of-magic', 'metamagic'] },
  { level:  3, sorceryPoints:  3, cantrips: 4, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['sorcerer-subclass'] },
  { level:  4, sorceryPoints:  4, cantrips: 5, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, sorceryPoints:  5, cantrips: 5, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['sorcerous-restoration'] },
  { level:  6, sorceryPoints:  6, cantrips: 5, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  7, sorceryPoints:  7, cantrips: 5, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['sorcery-incarnate'] },
  { level:  8, sorceryPoints:  8, cantrips: 5, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, sorceryPoints:  9, cantrips: 5, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 10, sorceryPoints: 10, cantrips: 6, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['metamagic'] },
  { level: 11, sorceryPoints: 11, cantrips: 6, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 12, sorceryPoints: 12, cantrips: 6, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, sorceryPoints: 13, cantrips: 6, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: [] },
  { level: 14, sorceryPoints: 14, cantrips: 6, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 15, sorceryPoints: 15, cantrips: 6, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: [] },
  { level: 16, sorceryPoints: 16, cantrips: 6, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, sorceryPoints: 17, cantrips: 6, preparedSpells: 19, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 }, features: ['metamagic'] },
  { level: 18, sorceryPoints: 18, cantrips: 6, preparedSpells: 20, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 }, features: ['subclass-feature'] },
  { level: 19, sorceryPoints: 19, cantrips: 6, preparedSpells: 21, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }, features: ['epic-boon'] },
  { level: 20, sorceryPoints: 20, cantrips: 6, preparedSpells: 22, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 }, features: ['arcane-apotheosis'] },
] as const satisfies readonly SorcererRow[]
