import { expect, test } from 'vitest'
import { binomials, cachedBinomials } from './binomials.ts'

test.each([
  [0, [1]],
  [1, [1, 1]],
  [4, [1, 4, 6, 4, 1]],
  [7, [1, 7, 21, 35, 35, 21, 7, 1]],
])('the row of %i', (n, expected) => {
  expect(binomials(n)).toEqual(expected.map(BigInt))
})

test('the start of a row', () => {
  expect(binomials(7, 2)).toEqual([1n, 7n, 21n])
})

test.each([4, 200, 201])('the cached row of %i is the same each time', (n) => {
  const cached = cachedBinomials()
  expect([cached(n), cached(n)]).toEqual([binomials(n), binomials(n)])
})

test.each([3, 200, 201, 500])(
  'law: the row of %i is symmetric, adds up to a power of two, and follows from the row before',
  (n) => {
    const [row, before] = [binomials(n), binomials(n - 1)]
    expect(row.toReversed()).toEqual(row)
    expect(row.reduce((a, b) => a + b)).toBe(2n ** BigInt(n))
    for (let k = 1; k < n; k += 1) expect(row[k]).toBe((before[k - 1] ?? 0n) + (before[k] ?? 0n))
  },
)
