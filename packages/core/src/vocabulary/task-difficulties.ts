import { isOneOf } from '../one-of.ts'

/**
 * The difficulty of a task, from the easiest to the hardest.
 *
 * @source SRD 5.2.1, Playing the Game, Typical Difficulty Classes (page 6)
 */
export const TASK_DIFFICULTIES = ['very-easy', 'easy', 'medium', 'hard', 'very-hard', 'nearly-impossible'] as const

/** The id of a task difficulty. */
export type TaskDifficulty = (typeof TASK_DIFFICULTIES)[number]

/** Whether a value is the id of a task difficulty. */
export const isTaskDifficulty = (value: unknown): value is TaskDifficulty => isOneOf(value, TASK_DIFFICULTIES)
