import { expect, test } from 'vitest'
import { SENSES, VISUAL_OBSTACLES } from './senses.ts'

// SRD 5.2.1, Playing the Game, Special Senses (page 11)
test('the four special senses', () => {
  expect(SENSES).toEqual(['blindsight', 'darkvision', 'tremorsense', 'truesight'])
})

test('no obstacle twice', () => {
  expect(new Set(VISUAL_OBSTACLES).size).toBe(VISUAL_OBSTACLES.length)
})
