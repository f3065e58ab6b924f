import type { HalfCasterRow } from './class-level.ts'

/** What a Paladin has at a class level. */
export interface PaladinRow extends HalfCasterRow {
  /** uses of Channel Divinity; 0 before the feature is gained */
  readonly channelDivinity: number
}

/**
 * The Paladin Features table.
 *
 * @source SRD 5.2.1, Classes, Paladin (among pages 28 to 82)
 */
export const PALADIN_PROGRESSION = [
  { level:  1, channelDivinity: 0, preparedSpells:  2, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['lay-on-hands', 'spellcasting', 'weapon-mastery'] },
  { level:  2, channelDivinity: 0, preparedSpells:  3, slots: { 1: 2, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['fighting-style', 'paladins-smite'] },
  { level:  3, channelDivinity: 2, preparedSpells:  4, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['channel-divinity', 'paladin-subclass'] },
  { level:  4, channelDivinity: 2, preparedSpells:  5, slots: { 1: 3, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  5, channelDivinity: 2, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['extra-attack', 'faithful-steed'] },
  { level:  6, channelDivinity: 2, preparedSpells:  6, slots: { 1: 4, 2: 2, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['aura-of-protection'] },
  { level:  7, channelDivinity: 2, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level:  8, channelDivinity: 2, preparedSpells:  7, slots: { 1: 4, 2: 3, 3: 0, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level:  9, channelDivinity: 2, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['abjure-foes'] },
  { level: 10, channelDivinity: 2, preparedSpells:  9, slots: { 1: 4, 2: 3, 3: 2, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['aura-of-courage'] },
  { level: 11, channelDivinity: 3, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['radiant-strikes'] },
  { level: 12, channelDivinity: 3, preparedSpells: 10, slots: { 1: 4, 2: 3, 3: 3, 4: 0, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 13, channelDivinity: 3, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 14, channelDivinity: 3, preparedSpells: 11, slots: { 1: 4, 2: 3, 3: 3, 4: 1, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['restoring-touch'] },
  { level: 15, channelDivinity: 3, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
  { level: 16, channelDivinity: 3, preparedSpells: 12, slots: { 1: 4, 2: 3, 3: 3, 4: 2, 5: 0, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['ability-score-improvement'] },
  { level: 17, channelDivinity: 3, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: [] },
  { level: 18, channelDivinity: 3, preparedSpells: 14, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 1, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['aura-expansion'] },
  { level: 19, channelDivinity: 3, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['epic-boon'] },
  { level: 20, channelDivinity: 3, preparedSpells: 15, slots: { 1: 4, 2: 3, 3: 3, 4: 3, 5: 2, 6: 0, 7: 0, 8: 0, 9: 0 }, features: ['subclass-feature'] },
] as const satisfies readonly PaladinRow[]
