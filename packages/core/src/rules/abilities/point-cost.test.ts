import { expect, test } from 'vitest'
import { ABILITIES } from '../../vocabulary/abilities.ts'
import { pointCost, spendPoints } from './point-cost.ts'

const set = (...numbers: number[]) => {
  const [strength = 8, dexterity = 8, constitution = 8, intelligence = 8, wisdom = 8, charisma = 8] = numbers
  return { strength, dexterity, constitution, intelligence, wisdom, charisma }
}

// SRD 5.2.1, Generate Your Scores (page 21): a score of 14 costs 7 of your 27 points
test('a score of 14 costs 7', () => {
  expect(pointCost(14)).toBe(7)
})

test.each([7, 16, 10.5])('a score of %d throws a RangeError', (score) => {
  expect(() => pointCost(score)).toThrow(RangeError)
})

// the costs of page 21, added up by hand
test.each([
  ['the Standard Array', set(15, 14, 13, 12, 10, 8), 27],
  ['three of 15', set(15, 15, 15), 27],
  ['all 13 and 12', set(13, 13, 13, 12, 12, 12), 27],
  ['nothing', set(), 0],
])('%s', (_, scores, spent) => {
  expect(spendPoints(scores)).toEqual({ ok: true, value: { spent, left: 27 - spent } })
})

test('more than 27 points', () => {
  expect(spendPoints(set(15, 15, 15, 9))).toEqual({
    ok: false,
    error: { code: 'too-many-points', at: 'scores', got: 28, expected: 27, left: -1 },
  })
})

test.each([7, 16, 0])('a score of %d in any ability is refused', (score) => {
  for (const ability of ABILITIES) {
    expect(spendPoints({ ...set(), [ability]: score })).toEqual({
      ok: false,
      error: { code: 'score-out-of-range', at: ability, got: score, expected: { minimum: 8, maximum: 15 } },
    })
  }
})

test('a score that is not an integer throws a RangeError that names it', () => {
  expect(() => spendPoints({ ...set(), wisdom: 12.5 })).toThrow('scores.wisdom is 12.5; it must be an integer')
})
