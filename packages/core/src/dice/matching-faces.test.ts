import { describe, expect, test } from 'vitest'
import { holds, matchingFaces } from './matching-faces.ts'
import type { Comparison } from './syntax.ts'

const COMPARISONS: readonly Comparison[] = ['<', '<=', '=', '!=', '>=', '>']

test.each([
  [2, 3, [true, true, false, true, false, false]],
  [3, 3, [false, true, true, false, true, false]],
  [4, 3, [false, false, false, true, true, true]],
  [-1, 0, [true, true, false, true, false, false]],
  [-0, 0, [false, true, true, false, true, false]],
])('%d is <, <=, =, <>, >=, > %d: %j', (number, value, expected) => {
  expect(COMPARISONS.map((comparison) => holds(number, comparison, value))).toEqual(expected)
})

describe('how many faces match', () => {
  // Columns: <, <=, =, <>, >=, > on a d6.
  test.each([
    [-3, [0, 0, 0, 6, 6, 6]],
    [0, [0, 0, 0, 6, 6, 6]],
    [1, [0, 1, 1, 5, 6, 5]],
    [3, [2, 3, 1, 5, 4, 3]],
    [3.5, [3, 3, 0, 6, 3, 3]],
    [6, [5, 6, 1, 5, 1, 0]],
    [7, [6, 6, 0, 6, 0, 0]],
    [1_000_000_000, [6, 6, 0, 6, 0, 0]],
  ])('compared with %d', (value, expected) => {
    expect(COMPARISONS.map((comparison) => matchingFaces(6, { comparison, value }))).toEqual(expected)
  })

  test('law: the same as testing each face', () => {
    for (let sides = 1; sides <= 8; sides += 1) {
      for (let value = -1; value <= sides + 2; value += 1) {
        for (const comparison of COMPARISONS) {
          const faces = Array.from({ length: sides }, (_, index) => index + 1)
          const counted = faces.filter((face) => holds(face, comparison, value)).length
          expect(matchingFaces(sides, { comparison, value })).toBe(counted)
        }
      }
    }
  })
})
