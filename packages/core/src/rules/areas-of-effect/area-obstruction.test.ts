import { expect, test } from 'vitest'
import { areaReaches, originDistanceFeet } from './area-obstruction.ts'

// SRD 5.2.1, Rules Glossary, Area of Effect (page 177); the clouds: 2012 playtest, Areas of Effect
test.each([
  ['nothing in the way', 'sphere', ['none'], true],
  ['Total Cover on each line', 'sphere', ['total', 'total'], false],
  ['one line is free', 'cone', ['total', 'none', 'total'], true],
  ['Three-Quarters Cover blocks no line', 'emanation', ['three-quarters'], true],
  ['a cloud spreads around', 'cloud', ['total'], true],
] as const)('%s', (_, shape, cover, reached) => {
  expect(areaReaches({ shape, cover })).toBe(reached)
})

test('an empty list of lines throws a RangeError', () => {
  expect(() => areaReaches({ shape: 'sphere', cover: [] })).toThrow(RangeError)
})

// SRD 5.2.1, Rules Glossary, Area of Effect (page 177)
test.each([
  ['behind a wall, unseen', { distanceFeet: 60, seen: false, obstructionFeet: 20 }, 20],
  ['before the wall, unseen', { distanceFeet: 10, seen: false, obstructionFeet: 20 }, 10],
  ['through a window, seen', { distanceFeet: 60, seen: true, obstructionFeet: 20 }, 60],
  ['unseen, with nothing in the way', { distanceFeet: 60, seen: false, obstructionFeet: 'none' }, 60],
] as const)('%s', (_, placed, feet) => {
  expect(originDistanceFeet(placed)).toBe(feet)
})

test('negative feet throw a RangeError', () => {
  expect(() => originDistanceFeet({ distanceFeet: -5, seen: true, obstructionFeet: 'none' })).toThrow(RangeError)
  expect(() => originDistanceFeet({ distanceFeet: 5, seen: true, obstructionFeet: -5 })).toThrow(RangeError)
})
