import { expect, test } from 'vitest'
import { printCost } from '../../../test/print-price.ts'
import { spellcastingService } from './spellcasting-service.ts'

// SRD 5.2.1, Equipment, Spellcasting Services (page 102)
test.each([
  [0, 'village, town, city: 30 GP'],
  [2, 'village, town, city: 200 GP'],
  [3, 'town, city: 300 GP'],
  [9, 'city: 100,000 GP'],
] as const)('a spell of level %i: %s', (level, expected) => {
  const service = spellcastingService(level)
  expect(`${service.settlements.join(', ')}: ${printCost(service)}`).toBe(expected)
})

test('level 10 throws a RangeError', () => {
  expect(() => Reflect.apply(spellcastingService, undefined, [10])).toThrow(RangeError)
})
