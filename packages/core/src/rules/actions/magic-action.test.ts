import { expect, test } from 'vitest'
import { castingActions } from './magic-action.ts'

// SRD 5.2.1, Rules Glossary, Magic (page 185); a round is about 6 seconds (page 13)
test.each([
  [0, 1, false],
  [1, 10, true],
  [10, 100, true],
])('a casting time of %i minutes', (minutes, magicActions, concentration) => {
  expect(castingActions(minutes)).toEqual({ magicActions, concentration })
})

test.each([-1, 0.5, Number.NaN])('%d minutes throw a RangeError', (minutes) => {
  expect(() => castingActions(minutes)).toThrow(RangeError)
})
