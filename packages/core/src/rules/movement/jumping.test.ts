import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { highJumpFeet, highJumpReachInches, isLowObstacle, longJumpFeet, RUN_UP_FEET } from './jumping.ts'

// SRD 5.2.1, Rules Glossary, High Jump (page 183) and Long Jump (page 184)
test('the running start', () => {
  expect(RUN_UP_FEET).toBe(10)
})

// SRD 5.2.1, Rules Glossary, Long Jump (page 184); 2012 playtest, Modes of Movement
test.each([
  [10, 10, 10],
  [10, 9, 5],
  [15, 30, 15],
  [15, 0, 7],
  [1, 10, 1],
  [1, 0, 0],
  [30, 10, 30],
])('Strength %i after %i feet: %i feet', (strength, runUp, expected) => {
  expect(longJumpFeet({ strengthScore: strength, runUpFeet: runUp })).toBe(expected)
})

describe('highJumpFeet', () => {
  // modifier; SRD 5.2.1 running and standing (page 183); 2012 playtest running and standing
  test.each([
    [0, 3, 1, 3, 1],
    [1, 4, 2, 4, 1],
    [2, 5, 2, 5, 2],
    [5, 8, 4, 8, 5],
    [-1, 2, 1, 2, 1],
    [-3, 0, 0, 0, 1],
    [-5, 0, 0, 0, 1],
  ])('Strength modifier %i', (modifier, srdRunning, srdStanding, playtestRunning, playtestStanding) => {
    expect(highJumpFeet({ strengthModifier: modifier, runUpFeet: 10 }, srd521)).toBe(srdRunning)
    expect(highJumpFeet({ strengthModifier: modifier, runUpFeet: 9 }, srd521)).toBe(srdStanding)
    expect(highJumpFeet({ strengthModifier: modifier, runUpFeet: 10 }, next2012)).toBe(playtestRunning)
    expect(highJumpFeet({ strengthModifier: modifier, runUpFeet: 9 }, next2012)).toBe(playtestStanding)
  })
})

// SRD 5.2.1, Rules Glossary, High Jump (page 183): the jump and 1½ times the height
test.each([
  ['6 feet tall, a jump of 5 feet: 14 feet', 5, 72, 168],
  ['5 feet 7 inches tall, a jump of 3 feet, rounded down', 3, 67, 136],
  ['no jump', 0, 60, 90],
])('%s', (_, jump, height, expected) => {
  expect(highJumpReachInches({ jumpFeet: jump, heightInches: height })).toBe(expected)
})

// SRD 5.2.1, Rules Glossary, Long Jump (page 184)
test.each([
  ['3 feet, jumping 12', 36, 12, true],
  ['an inch more', 37, 12, false],
  ['15 feet: a quarter of it, rounded down', 36, 15, true],
  ['30 feet: 7 feet', 84, 30, true],
  ['30 feet: an inch more', 85, 30, false],
  ['nothing in the way', 0, 0, true],
])('%s', (_, height, jump, expected) => {
  expect(isLowObstacle({ heightInches: height, jumpFeet: jump })).toBe(expected)
})

test.each([
  ['not an ability score', () => longJumpFeet({ strengthScore: 0, runUpFeet: 10 })],
  ['half a run-up', () => longJumpFeet({ strengthScore: 10, runUpFeet: 2.5 })],
  ['a negative run-up', () => highJumpFeet({ strengthModifier: 0, runUpFeet: -1 }, srd521)],
  ['a negative height', () => highJumpReachInches({ jumpFeet: 1, heightInches: -1 })],
  ['a negative jump', () => isLowObstacle({ heightInches: 1, jumpFeet: -1 })],
])('%s throws a RangeError', (_, call) => {
  expect(call).toThrow(RangeError)
})
