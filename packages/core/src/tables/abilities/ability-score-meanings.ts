import { range, type Table, words } from '../table.ts'

/** A range of ability scores, inclusive, and what they mean. */
export interface AbilityScoreMeaningRow {
  readonly from: number
  readonly to: number
  readonly meaning: 'lowest' | 'weak' | 'human-average' | 'strong' | 'adventurer-maximum' | 'extraordinary' | 'highest'
}

/** What an ability score means. */
export type AbilityScoreMeaning = AbilityScoreMeaningRow['meaning']

/**
 * What ability scores mean.
 *
 * @source SRD 5.2.1, Playing the Game, Ability Scores (page 5)
 */
export const ABILITY_SCORE_MEANINGS = [
  { from:  1, to:  1, meaning: 'lowest' },
  { from:  2, to:  9, meaning: 'weak' },
  { from: 10, to: 11, meaning: 'human-average' },
  { from: 12, to: 19, meaning: 'strong' },
  { from: 20, to: 20, meaning: 'adventurer-maximum' },
  { from: 21, to: 29, meaning: 'extraordinary' },
  { from: 30, to: 30, meaning: 'highest' },
] as const satisfies readonly AbilityScoreMeaningRow[]

/** The Ability Scores table as a reader sees it. */
export const abilityScoreMeaningsTable: Table = {
  id: 'ability-score-meanings',
  source: { document: 'SRD 5.2.1', heading: 'Ability Scores', page: 5 },
  columns: ['score', 'meaning'],
  rows: ABILITY_SCORE_MEANINGS.map(({ from, to, meaning }) => [range(from, to), words(meaning)]),
}
