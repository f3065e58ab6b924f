import { expect, test } from 'vitest'
import { ABILITY_SCORES, abilityModifier, abilityScoreMeaning } from './ability-score.ts'

// SRD 5.2.1, Playing the Game, Ability Modifiers (page 6): the ends of ranges
test.each([
  [1, -5],
  [2, -4],
  [3, -4],
  [4, -3],
  [10, 0],
  [11, 0],
  [30, 10],
])('a score of %i gives %i', (score, modifier) => {
  expect(abilityModifier(score)).toBe(modifier)
})

test.each([0, 31, -5, 10.5, Number.NaN])('a score of %d throws a RangeError', (score) => {
  expect(() => abilityModifier(score)).toThrow(RangeError)
  expect(() => abilityModifier(score)).toThrow(`score is ${score}; it must be an integer from 1 to 30 (both included).`)
  expect(() => abilityModifier(score)).toThrow(/ Tip: \S/)
})

// SRD 5.2.1, Playing the Game, Ability Scores (page 5)
test('bounds of ability scores', () => {
  expect(ABILITY_SCORES).toEqual({ minimum: 1, adventurerMaximum: 20, maximum: 30 })
})

// SRD 5.2.1, Playing the Game, Ability Scores (page 5): the ends of ranges
test.each([
  [1, 'lowest'],
  [2, 'weak'],
  [9, 'weak'],
  [10, 'human-average'],
  [30, 'highest'],
] as const)('a score of %i is %s', (score, meaning) => {
  expect(abilityScoreMeaning(score)).toBe(meaning)
})

test.each([0, 31, 10.5, Number.NaN])('a score of %d throws a RangeError', (score) => {
  expect(() => abilityScoreMeaning(score)).toThrow(RangeError)
})
