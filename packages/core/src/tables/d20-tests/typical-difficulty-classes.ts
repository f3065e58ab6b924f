import type { TaskDifficulty } from '../../vocabulary/task-difficulties.ts'
import { integer, type Table, words } from '../table.ts'

/** A task difficulty and the Difficulty Class that fits it. */
export interface TypicalDifficultyClassRow {
  readonly difficulty: TaskDifficulty
  readonly dc: number
}

/**
 * The Difficulty Class that fits each task difficulty.
 *
 * @source SRD 5.2.1, Playing the Game, Typical Difficulty Classes (page 6)
 */
export const TYPICAL_DIFFICULTY_CLASSES = [
  { difficulty: 'very-easy',         dc:  5 },
  { difficulty: 'easy',              dc: 10 },
  { difficulty: 'medium',            dc: 15 },
  { difficulty: 'hard',              dc: 20 },
  { difficulty: 'very-hard',         dc: 25 },
  { difficulty: 'nearly-impossible', dc: 30 },
] as const satisfies readonly TypicalDifficultyClassRow[]

/** The Typical Difficulty Classes table as a reader sees it. */
export const typicalDifficultyClassesTable: Table = {
  id: 'typical-dcs',
  source: { document: 'SRD 5.2.1', heading: 'Typical Difficulty Classes', page: 6 },
  columns: ['difficulty', 'dc'],
  rows: TYPICAL_DIFFICULTY_CLASSES.map(({ difficulty, dc }) => [words(difficulty), integer(dc)]),
}
