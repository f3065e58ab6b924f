import { expect, test } from 'vitest'
import { certain, type Distribution } from '../../dice/distribution.ts'
import { sumOfTimes } from './sum-of-times.ts'

const D2: Distribution = { minimum: 1, weights: [1n, 1n], denominator: 2n }

test.each<[times: number, before: number | undefined, sum: Distribution]>([
  [0, undefined, certain(0)],
  [0, 7, certain(7)],
  [1, undefined, D2],
  [3, undefined, { minimum: 3, weights: [1n, 3n, 3n, 1n], denominator: 8n }],
  [2, 5, { minimum: 7, weights: [1n, 2n, 1n], denominator: 4n }],
])('the sum of %i coins that show 1 or 2, added to %s', (times, before, sum) => {
  expect(sumOfTimes(times, D2, before)).toEqual(sum)
})
