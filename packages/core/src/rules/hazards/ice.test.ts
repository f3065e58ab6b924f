import { expect, test } from 'vitest'
import { slipperyIceDc, thinIceBreaks } from './ice.ts'

// SRD 5.2.1, Gameplay Toolbox, Thin Ice (page 195)
test.each([
  [0, 30, false],
  [160, 160, false],
  [161, 160, true],
])('%i pounds on ice that tolerates %i', (weight, tolerance, breaks) => {
  expect(thinIceBreaks({ weightPounds: weight, tolerancePounds: tolerance })).toBe(breaks)
})

// SRD 5.2.1, Gameplay Toolbox, Slippery Ice (page 195)
test.each([
  [true, 0, 10],
  [false, 1, 10],
  [false, 2, 'none'],
  [false, 0, 'none'],
])('starts the turn there: %s, entry number %i this turn: DC %s', (startsTurn, entries, dc) => {
  expect(slipperyIceDc({ startsTurn, entries })).toBe(dc)
})

test('weights and counts below 0 throw a RangeError', () => {
  expect(() => thinIceBreaks({ weightPounds: -1, tolerancePounds: 30 })).toThrow(RangeError)
  expect(() => thinIceBreaks({ weightPounds: 30, tolerancePounds: -1 })).toThrow(RangeError)
  expect(() => slipperyIceDc({ startsTurn: true, entries: -1 })).toThrow(RangeError)
})
