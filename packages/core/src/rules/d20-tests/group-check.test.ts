import { expect, test } from 'vitest'
import { groupCheckSucceeds } from './group-check.ts'

// SRD 5.1, page 78: at least half of the group
test.each([
  [1, 0, false],
  [1, 1, true],
  [4, 1, false],
  [4, 2, true],
  [5, 2, false],
  [5, 3, true],
])('of %i members %i succeed: %s', (members, successes, expected) => {
  expect(groupCheckSucceeds({ members, successes })).toBe(expected)
})

test('more successes than members are refused', () => {
  expect(() => groupCheckSucceeds({ members: 2, successes: 3 })).toThrow('successes is 3')
})
