import { range, signed, type Table } from '../table.ts'

/** A range of levels or Challenge Ratings, inclusive, and their Proficiency Bonus. */
export interface ProficiencyBonusRow {
  readonly from: number
  readonly to: number
  readonly bonus: number
}

/**
 * The Proficiency Bonus by character level or Challenge Rating. The first row also covers the Challenge Ratings
 * below 1.
 *
 * @source SRD 5.2.1, Playing the Game, Proficiency Bonus (page 8)
 */
export const PROFICIENCY_BONUSES = [
  { from:  0, to:  4, bonus: 2 },
  { from:  5, to:  8, bonus: 3 },
  { from:  9, to: 12, bonus: 4 },
  { from: 13, to: 16, bonus: 5 },
  { from: 17, to: 20, bonus: 6 },
  { from: 21, to: 24, bonus: 7 },
  { from: 25, to: 28, bonus: 8 },
  { from: 29, to: 30, bonus: 9 },
] as const satisfies readonly ProficiencyBonusRow[]

/** The Proficiency Bonus table as a reader sees it. */
export const proficiencyBonusTable: Table = {
  id: 'proficiency-bonus',
  source: { document: 'SRD 5.2.1', heading: 'Proficiency Bonus', page: 8 },
  columns: ['level-or-challenge-rating', 'bonus'],
  rows: PROFICIENCY_BONUSES.map(({ from, to, bonus }) => [range(from, to), signed(bonus)]),
}
