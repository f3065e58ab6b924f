import { expect, test } from 'vitest'
import { SUBSTANCES } from '../../vocabulary/substances.ts'
import { breaksAutomatically, isObject, objectArmorClass, objectHitPoints } from './object.ts'

// SRD 5.2.1, Playing the Game, What Is an Object? (page 12)
test.each([
  ['a window', false, false, true],
  ['a book', false, false, true],
  ['a building', false, true, false],
  ['a vehicle', false, true, false],
  ['a tree', true, false, false],
])('%s', (_, living, composite, expected) => {
  expect(isObject({ living, composite })).toBe(expected)
})

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178)
test('the AC of each substance', () => {
  expect(SUBSTANCES.map(objectArmorClass)).toEqual([11, 11, 11, 13, 13, 13, 15, 17, 19, 19, 21, 23])
})

// SRD 5.2.1, Rules Glossary, Breaking Objects (page 178): a lock and a dining table
test.each([
  ['tiny', 'resilient', 5, '2d4'],
  ['large', 'fragile', 5, '1d10'],
] as const)('the Hit Points of a %s %s object', (size, resilience, average, dice) => {
  expect(objectHitPoints({ size, resilience })).toEqual({ average, dice })
})

// SRD 5.2.1, Playing the Game, Breaking Objects (page 12)
test.each([
  [true, false, true],
  [true, true, false],
  [false, false, false],
])('fragile %s, magical %s: breaks automatically %s', (fragile, magical, expected) => {
  expect(breaksAutomatically({ fragile, magical })).toBe(expected)
})
