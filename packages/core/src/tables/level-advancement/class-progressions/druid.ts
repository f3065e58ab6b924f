import type { FullCasterRow } from './class-level.ts'

/** What a Druid has at a class level. */
export interface DruidRow extends FullCasterRow {
  /** uses of Wild Shape; 0 before the feature is gained */
  readonly wildShapes: number
}

/**
 * The Druid Features table.
 *
 * @source SRD 5.2.1, Classes, Druid (among pages 28 to 82)
 */
export const DRUID_PROGRESSION = [
  { level:  1, wildShapes: 0, cantrips: 2, preparedSpells:  4, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['spellcasting', 'druidic', 'primal-order'] },
  { level:  2, wildShapes: 2, cantrips: 2, preparedSpells:  5, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['wild-shape', 'wild-companion'] },
  { level:  3, wildShapes: 2, cantrips: 2, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['druid-subclass'] },
  { level:  4, wildShapes: 2, cantrips: 3, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, wildShapes: 2, cantrips: 3, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['wild-resurgence'] },
  { level:  6, wildShapes: 3, cantrips: 3, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  7, wildShapes: 3, cantrips: 3, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['elemental-fury'] },
  { level:  8, wildShapes: 3, cantrips: 3, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, wildShapes: 3, cantrips: 3, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 10, wildShapes: 3, cantrips: 4, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 11, wildShapes: 3, cantrips: 4, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 12, wildShapes: 3, cantrips: 4, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, wildShapes: 3, cantrips: 4, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: [] },
  { level: 14, wildShapes: 3, cantrips: 4, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 15, wildShapes: 3, cantrips: 4, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: ['improved-elemental-fury'] },
  { level: 16, wildShapes: 3, cantrips: 4, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, wildShapes: 4, cantrips: 4, preparedSpells: 19, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 }, features: [] },
  { level: 18, wildShapes: 4, cantrips: 4, preparedSpells: 20, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 }, features: ['beast-spells'] },
  { level: 19, wildShapes: 4, cantrips: 4, preparedSpells: 21, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }, features: ['epic-boon'] },
  { level: 20, wildShapes: 4, cantrips: 4, preparedSpells: 22, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 }, features: ['archdruid'] },
] as const satisfies readonly DruidRow[]
