import type { EncounterDifficulty } from '../../vocabulary/encounter-difficulties.ts'
import { integer, type Table } from '../table.ts'

/** The Experience Points that one character adds to the budget of an encounter. */
export interface EncounterBudgetRow extends Readonly<Record<EncounterDifficulty, number>> {
  /** the level of the party */
  readonly level: number
}

/**
 * XP Budget per Character.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, XP Budget per Character (page 202)
 */
export const ENCOUNTER_BUDGETS = [
  { level:  1, low:   50, moderate:    75, high:   100 },
  { level:  2, low:  100, moderate:   150, high:   200 },
  { level:  3, low:  150, moderate:   225, high:   400 },
  { level:  4, low:  250, moderate:   375, high:   500 },
  { level:  5, low:  500, moderate:   750, high:  1100 },
  { level:  6, low:  600, moderate:  1000, high:  1400 },
  { level:  7, low:  750, moderate:  1300, high:  1700 },
  { level:  8, low: 1000, moderate:  1700, high:  2100 },
  { level:  9, low: 1300, moderate:  2000, high:  2600 },
  { level: 10, low: 1600, moderate:  2300, high:  3100 },
  { level: 11, low: 1900, moderate:  2900, high:  4100 },
  { level: 12, low: 2200, moderate:  3700, high:  4700 },
  { level: 13, low: 2600, moderate:  4200, high:  5400 },
  { level: 14, low: 2900, moderate:  4900, high:  6200 },
  { level: 15, low: 3300, moderate:  5400, high:  7800 },
  { level: 16, low: 3800, moderate:  6100, high:  9800 },
  { level: 17, low: 4500, moderate:  7200, high: 11700 },
  { level: 18, low: 5000, moderate:  8700, high: 14200 },
  { level: 19, low: 5500, moderate: 10700, high: 17200 },
  { level: 20, low: 6400, moderate: 13200, high: 22000 },
] as const satisfies readonly EncounterBudgetRow[]

/**
 * The number of characters that a Challenge Rating is measured against, and the number of creatures per character from
 * which fragile ones are advisable.
 *
 * @source SRD 5.2.1, Rules Glossary, Challenge Rating (page 178), and Gameplay Toolbox, Many Creatures (page 203)
 */
export const ENCOUNTER_GUIDELINES = { charactersOfChallengeRating: 4, creaturesPerCharacter: 2 } as const

/** The XP Budget per Character table as a reader sees it. */
export const encounterBudgetsTable: Table = {
  id: 'encounter-budgets',
  source: { document: 'SRD 5.2.1', heading: 'XP Budget per Character', page: 202 },
  columns: ['level', 'low', 'moderate', 'high'],
  rows: ENCOUNTER_BUDGETS.map(({ level, low, moderate, high }) => [integer(level), integer(low), integer(moderate), integer(high)]),
}
