import { expect, test } from 'vitest'
import { fraction } from '../../fraction.ts'
import { ammunitionRecovered, ammunitionWeightPounds } from './ammunition.ts'

// SRD 5.2.1, Equipment, Ammunition (page 89): half, round down
test.each([
  [0, 0],
  [1, 0],
  [2, 1],
  [7, 3],
  [20, 10],
])('of %i pieces used, %i are recovered', (used, recovered) => {
  expect(ammunitionRecovered(used)).toBe(recovered)
})

// SRD 5.2.1, Equipment, Ammunition (page 96)
test.each([
  ['arrows', 20, fraction(1)],
  ['arrows', 1, fraction(1, 20)],
  ['bolts', 20, fraction(3, 2)],
  ['firearm-bullets', 1, fraction(1, 5)],
  ['sling-bullets', 2, fraction(3, 20)],
  ['needles', 25, fraction(1, 2)],
] as const)('%s, %i pieces', (type, pieces, pounds) => {
  expect(ammunitionWeightPounds({ ammunition: type, pieces })).toEqual(pounds)
})

test.each([-1, 0.5, 1_000_001])('%s pieces throw a RangeError', (pieces) => {
  expect(() => ammunitionRecovered(pieces)).toThrow(/used is/)
  expect(() => ammunitionWeightPounds({ ammunition: 'bolts', pieces })).toThrow(/pieces is/)
})
