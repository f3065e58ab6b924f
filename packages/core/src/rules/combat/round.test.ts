import { expect, test } from 'vitest'
import { nextTurn, ROUND_SECONDS, roundsInMinutes, turnAfterRounds } from './round.ts'

// SRD 5.2.1, Playing the Game, The Order of Combat (page 13); 2012 playtest, Time
test('a round is 6 seconds, and a minute 10 rounds', () => {
  expect(ROUND_SECONDS).toBe(6)
  expect([0, 1, 10].map(roundsInMinutes)).toEqual([0, 10, 100])
})

// SRD 5.2.1, Playing the Game, The Order of Combat (page 13)
test.each([
  ['the next in the order', 1, 0, 3, { round: 1, place: 1 }],
  ['the next round', 1, 2, 3, { round: 2, place: 0 }],
  ['alone', 4, 0, 1, { round: 5, place: 0 }],
])('%s', (_, round, place, places, expected) => {
  expect(nextTurn({ round, place, places })).toEqual(expected)
})

// 2012 playtest, The Round
test('an effect of one round lasts to the same turn in the next', () => {
  expect(turnAfterRounds({ round: 1, place: 2, rounds: 1 })).toEqual({ round: 2, place: 2 })
  expect(turnAfterRounds({ round: 1, place: 2, rounds: 10 })).toEqual({ round: 11, place: 2 })
})

test.each([
  ['no such place', () => nextTurn({ round: 1, place: 3, places: 3 })],
  ['no order', () => nextTurn({ round: 1, place: 0, places: 0 })],
  ['no round 0', () => nextTurn({ round: 0, place: 0, places: 1 })],
  ['no rounds', () => turnAfterRounds({ round: 1, place: 0, rounds: 0 })],
  ['half a minute', () => roundsInMinutes(0.5)],
])('%s', (_, call) => {
  expect(call).toThrow(RangeError)
})
