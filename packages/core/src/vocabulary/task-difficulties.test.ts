import { expect, test } from 'vitest'
import { TASK_DIFFICULTIES } from './task-difficulties.ts'

// SRD 5.2.1, Playing the Game, Typical Difficulty Classes (page 6): left column, then right
test('six task difficulties, from the easiest', () => {
  expect(TASK_DIFFICULTIES).toEqual(['very-easy', 'easy', 'medium', 'hard', 'very-hard', 'nearly-impossible'])
})
