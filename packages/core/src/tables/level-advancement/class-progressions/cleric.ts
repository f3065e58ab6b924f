import type { FullCasterRow } from './class-level.ts'

/** What a Cleric has at a class level. */
export interface ClericRow extends FullCasterRow {
  /** uses of Channel Divinity; 0 before the feature is gained */
  readonly channelDivinity: number
}

/**
 * The Cleric Features table.
 *
 * @source SRD 5.2.1, Classes, Cleric (among pages 28 to 82)
 */
export const CLERIC_PROGRESSION = [
  { level:  1, channelDivinity: 0, cantrips: 3, preparedSpells:  4, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['spellcasting', 'divine-order'] },
  { level:  2, channelDivinity: 2, cantrips: 3, preparedSpells:  5, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['channel-divinity'] },
  { level:  3, channelDivinity: 2, cantrips: 3, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['cleric-subclass'] },
  { level:  4, channelDivinity: 2, cantrips: 4, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, channelDivinity: 2, cantrips: 4, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['sear-undead'] },
  { level:  6, channelDivinity: 3, cantrips: 4, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  7, channelDivinity: 3, cantrips: 4, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['blessed-strikes'] },
  { level:  8, channelDivinity: 3, cantrips: 4, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, channelDivinity: 3, cantrips: 4, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 10, channelDivinity: 3, cantrips: 5, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['divine-intervention'] },
  { level: 11, channelDivinity: 3, cantrips: 5, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 12, channelDivinity: 3, cantrips: 5, preparedSpells: 16, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, channelDivinity: 3, cantrips: 5, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: [] },
  { level: 14, channelDivinity: 3, cantrips: 5, preparedSpells: 17, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 0, 9: 0 }, features: ['improved-blessed-strikes'] },
  { level: 15, channelDivinity: 3, cantrips: 5, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: [] },
  { level: 16, channelDivinity: 3, cantrips: 5, preparedSpells: 18, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, channelDivinity: 3, cantrips: 5, preparedSpells: 19, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 1, 7: 1, 8: 1, 9: 1 }, features: ['subclass-feature'] },
  { level: 18, channelDivinity: 4, cantrips: 5, preparedSpells: 20, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 1, 7: 1, 8: 1, 9: 1 }, features: [] },
  { level: 19, channelDivinity: 4, cantrips: 5, preparedSpells: 21, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 1, 8: 1, 9: 1 }, features: ['epic-boon'] },
  { level: 20, channelDivinity: 4, cantrips: 5, preparedSpells: 22, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 3, 6: 2, 7: 2, 8: 1, 9: 1 }, features: ['greater-divine-intervention'] },
] as const satisfies readonly ClericRow[]
