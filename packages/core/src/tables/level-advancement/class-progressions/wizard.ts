import type { FullCasterRow } from './class-level.ts'

/**
 * The Wizard Features table.
 *
 * @source SRD 5.2.1, Classes, Wizard (among pages 28 to 82)
 */
export const WIZARD_PROGRESSION = [
  { level:  1, cantrips: 3, preparedSpells:  4, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['spellcasting', 'ritual-adept', 'arcane-recovery'] },
  { level:  2, cantrips: 3, preparedSpells:  5, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['scholar'] },
  { level:  3, cantrips: 3, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['wizard-subclass'] },
  { level:  4, cantrips: 4, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, cantrips: 4, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['memorize-spell'] },
  { level:  6, cantrips: 4, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  7, cantrips: 4, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level:  8, cantrips: 4, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, cantrips: 4, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 10, cantrips: 5, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 11, cantrips: 5, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 12, cantrips: 5, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, cantrips: 5, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: [] },
  { level: 14, cantrips: 5, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 15, cantrips: 5, preparedSpells: 19, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: [] },
  { level: 16, cantrips: 5, preparedSpells: 21, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, cantrips: 5, preparedSpells: 22, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 }, features: [] },
  { level: 18, cantrips: 5, preparedSpells: 23, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 }, features: ['spell-mastery'] },
  { level: 19, cantrips: 5, preparedSpells: 24, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }, features: ['epic-boon'] },
  { level: 20, cantrips: 5, preparedSpells: 25, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 }, features: ['signature-spells'] },
] as const satisfies readonly FullCasterRow[]
