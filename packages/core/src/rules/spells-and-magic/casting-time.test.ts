import { expect, test } from 'vitest'
import { castingTurns } from './casting-time.ts'

// SRD 5.2.1, Longer Casting Times (page 105): the Magic action on each turn; a round is 6 seconds (page 13)
test.each([
  [1, 10],
  [10, 100],
  [60, 600],
])('%i minutes are %i turns', (minutes, turns) => {
  expect(castingTurns(minutes)).toBe(turns)
})

test.each([0, 1.5])('%d minutes throw a RangeError', (minutes) => {
  expect(() => castingTurns(minutes)).toThrow(RangeError)
})
