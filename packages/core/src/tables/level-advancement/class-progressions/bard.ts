import type { FullCasterRow } from './class-level.ts'

/** What a Bard has at a class level. */
export interface BardRow extends FullCasterRow {
  /** the Bardic Inspiration die */
  readonly bardicDie: string
}

/**
 * The Bard Features table.
 *
 * @source SRD 5.2.1, Classes, Bard (among pages 28 to 82)
 */
export const BARD_PROGRESSION = [
  { level:  1, bardicDie: '1d6',  cantrips: 2, preparedSpells:  4, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['bardic-inspiration', 'spellcasting'] },
  { level:  2, bardicDie: '1d6',  cantrips: 2, preparedSpells:  5, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['expertise', 'jack-of-all-trades'] },
  { level:  3, bardicDie: '1d6',  cantrips: 2, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['bard-subclass'] },
  { level:  4, bardicDie: '1d6',  cantrips: 3, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, bardicDie: '1d8',  cantrips: 3, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['font-of-inspiration'] },
  { level:  6, bardicDie: '1d8',  cantrips: 3, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  7, bardicDie: '1d8',  cantrips: 3, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['countercharm'] },
  { level:  8, bardicDie: '1d8',  cantrips: 3, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, bardicDie: '1d8',  cantrips: 3, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['expertise'] },
  { level: 10, bardicDie: '1d10', cantrips: 4, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['magical-secrets'] },
  { level: 11, bardicDie: '1d10', cantrips: 4, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 12, bardicDie: '1d10', cantrips: 4, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, bardicDie: '1d10', cantrips: 4, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: [] },
  { level: 14, bardicDie: '1d10', cantrips: 4, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 15, bardicDie: '1d12', cantrips: 4, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: [] },
  { level: 16, bardicDie: '1d12', cantrips: 4, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, bardicDie: '1d12', cantrips: 4, preparedSpells: 19, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 }, features: [] },
  { level: 18, bardicDie: '1d12', cantrips: 4, preparedSpells: 20, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 }, features: ['superior-inspiration'] },
  { level: 19, bardicDie: '1d12', cantrips: 4, preparedSpells: 21, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }, features: ['epic-boon'] },
  { level: 20, bardicDie: '1d12', cantrips: 4, preparedSpells: 22, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 }, features: ['words-of-creation'] },
] as const satisfies readonly BardRow[]
