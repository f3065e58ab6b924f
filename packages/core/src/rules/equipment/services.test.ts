import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { serviceCopperPieces } from './services.ts'

// SRD 5.1, Services (page 74)
test.each([
  ['coach-between-towns', 20, 60],
  ['coach-within-city', 1, 1],
  ['skilled-hireling', 3, 600],
  ['untrained-hireling', 3, 60],
  ['messenger', 50, 100],
  ['toll', 2, 2],
  ['ships-passage', 24, 240],
])('%s for %i: %i CP', (service, count, expected) => {
  expect(serviceCopperPieces({ service, count }, srd51)).toBe(expected)
})

test('today no coach has a price', () => {
  expect(() => serviceCopperPieces({ service: 'coach-between-towns', count: 20 })).toThrow(RangeError)
})
