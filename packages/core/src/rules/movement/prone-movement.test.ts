import { expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { canDropProne, canStandUp, standUpCostFeet } from './prone-movement.ts'

// SRD 5.2.1, Rules Glossary, Prone (page 186); 2012 playtest, Modes of Movement
test.each([
  [30, 15, 5],
  [25, 12, 5],
  [5, 2, 5],
  [0, 0, 5],
])('with a Speed of %i, standing up costs %i feet, in the playtest %i', (speed, srd, playtest) => {
  expect(standUpCostFeet(speed, srd521)).toBe(srd)
  expect(standUpCostFeet(speed, next2012)).toBe(playtest)
})

test.each([
  ['half the Speed is left', 30, 15, true, true],
  ['one foot is missing', 30, 14, false, true],
  ['a Speed of 0: Prone (page 186)', 0, 0, false, false],
  ['a Speed of 0, whatever is left', 0, 30, false, false],
  ['4 feet', 30, 4, false, false],
])('%s', (_, speed, left, srd, playtest) => {
  expect(canStandUp({ speedFeet: speed, movementLeftFeet: left }, srd521)).toBe(srd)
  expect(canStandUp({ speedFeet: speed, movementLeftFeet: left }, next2012)).toBe(playtest)
})

// SRD 5.2.1, Playing the Game, Dropping Prone (page 14)
test.each([
  [30, true],
  [1, true],
  [0, false],
])('with a Speed of %i, dropping Prone: %s', (speed, expected) => {
  expect(canDropProne(speed)).toBe(expected)
})

test('negative feet throw a RangeError', () => {
  expect(() => standUpCostFeet(-5, srd521)).toThrow(RangeError)
  expect(() => canStandUp({ speedFeet: 30, movementLeftFeet: -5 }, srd521)).toThrow(RangeError)
  expect(() => canDropProne(-5)).toThrow(RangeError)
})
