import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { editDistances } from './edit-distance.ts'

describe('typing errors', () => {
  test.each([
    ['nothing', 'cover', 'cover', 0, 0],
    ['one too few', 'cver', 'cover', 1, 1],
    ['one too many', 'covver', 'cover', 1, 1],
    ['another', 'cober', 'cover', 1, 1],
    ['two swapped', 'cvoer', 'cover', 1, 1],
    ['two errors', 'cvber', 'cover', 2, 2],
    ['a prefix', 'cov', 'cover', 2, 0],
    ['a prefix with an error', 'vocer', 'coverage', 3, 2],
    ['too far', 'prone', 'cover', 3, 3],
    ['nothing typed', '', 'ab', 2, 0],
  ])('%s', (_, typed, name, whole, prefix) => {
    expect(editDistances(typed, name, 2)).toEqual({ whole, prefix })
  })
})

/** The recursive definition. */
function slow(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [x, y] = [a.slice(0, -1), b.slice(0, -1)]
  let best = Math.min(slow(x, b) + 1, slow(a, y) + 1, slow(x, y) + (a.at(-1) === b.at(-1) ? 0 : 1))
  if (a.length > 1 && b.length > 1 && a.at(-1) === b.at(-2) && a.at(-2) === b.at(-1)) {
    best = Math.min(best, slow(a.slice(0, -2), b.slice(0, -2)) + 1)
  }
  return best
}

test('agrees with the recursive definition', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 5 })
  fc.assert(
    fc.property(word, word, (a, b) => {
      expect(editDistances(a, b, 2).whole).toBe(Math.min(slow(a, b), 3))
    }),
  )
})
