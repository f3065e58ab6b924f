import type { HalfCasterRow } from './class-level.ts'

/** What a Ranger has at a class level. */
export interface RangerRow extends HalfCasterRow {
  /** uses of Favored Enemy */
  readonly favoredEnemies: number
}

/**
 * The Ranger Features table.
 *
 * @source SRD 5.2.1, Classes, Ranger (among pages 28 to 82)
 */
export const RANGER_PROGRESSION = [
  { level:  1, favoredEnemies: 2, preparedSpells:  2, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['spellcasting', 'favored-enemy', 'weapon-mastery'] },
  { level:  2, favoredEnemies: 2, preparedSpells:  3, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['deft-explorer', 'fighting-style'] },
  { level:  3, favoredEnemies: 2, preparedSpells:  4, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ranger-subclass'] },
  { level:  4, favoredEnemies: 2, preparedSpells:  5, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, favoredEnemies: 3, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['extra-attack'] },
  { level:  6, favoredEnemies: 3, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['roving'] },
  { level:  7, favoredEnemies: 3, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  8, favoredEnemies: 3, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, favoredEnemies: 4, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['expertise'] },
  { level: 10, favoredEnemies: 4, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['tireless'] },
  { level: 11, favoredEnemies: 4, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 12, favoredEnemies: 4, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, favoredEnemies: 5, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['relentless-hunter'] },
  { level: 14, favoredEnemies: 5, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['natures-veil'] },
  { level: 15, favoredEnemies: 5, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 16, favoredEnemies: 5, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, favoredEnemies: 6, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['precise-hunter'] },
  { level: 18, favoredEnemies: 6, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['feral-senses'] },
  { level: 19, favoredEnemies: 6, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['epic-boon'] },
  { level: 20, favoredEnemies: 6, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['foe-slayer'] },
] as const satisfies readonly RangerRow[]
