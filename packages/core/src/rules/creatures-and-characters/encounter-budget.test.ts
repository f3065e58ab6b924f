import { expect, test } from 'vitest'
import { CHALLENGE_RATINGS, type ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { encounterBudget, encounterDifficulty, encounterExperience } from './encounter-budget.ts'

const many = <Value>(count: number, value: Value): Value[] => new Array<Value>(count).fill(value)

// SRD 5.2.1, Spend Your Budget (pages 202 and 203)
test.each([
  ['low', 4, 1, 200],
  ['moderate', 5, 3, 1125],
  ['high', 6, 15, 46800],
] as const)('a %s encounter for %i characters of level %i: %i', (difficulty, characters, level, expected) => {
  expect(encounterBudget({ difficulty, levels: many(characters, level) })).toBe(expected)
})

// The examples give XP; the table on page 256 gives the ratings.
test.each<[string, ChallengeRating[], number]>([
  ['1 Bugbear Warrior', ['1'], 200],
  ['2 Giant Wasps', ['1/2', '1/2'], 200],
  ['6 Giant Rats', many(6, '1/8'), 150],
  ['2 Druids and 9 Stirges', ['2', '2', ...many<ChallengeRating>(9, '1/8')], 1125],
  ['1 Wight, 1 Warhorse Skeleton and 6 Skeletons', ['3', '1/2', ...many<ChallengeRating>(6, '1/4')], 1100],
  ['2 Adult Red Dragons and 2 Fire Giants', ['17', '17', '9', '9'], 46000],
  ['no creature', [], 0],
])('%s', (_, ratings, expected) => {
  expect(encounterExperience(ratings)).toBe(expected)
})

test.each([
  [0, 'low'],
  [200, 'low'],
  [201, 'moderate'],
  [300, 'moderate'],
  [301, 'high'],
  [400, 'high'],
  [401, 'beyond-high'],
])('%i Experience Points against four characters of level 1: %s', (experiencePoints, expected) => {
  expect(encounterDifficulty({ experiencePoints, levels: many(4, 1) })).toBe(expected)
})

// SRD 5.2.1, Choose a Difficulty (page 202): the book calls such a monster generally a low challenge. By the budgets,
// ratings 2 to 4 are moderate.
test('one monster with the rating of the party’s level is moderate only at levels 2 to 4', () => {
  const ratings = CHALLENGE_RATINGS.filter((rating) => Number(rating) >= 1 && Number(rating) <= 20)
  const moderate = ratings.filter(
    (rating) =>
      encounterDifficulty({ experiencePoints: encounterExperience([rating]), levels: many(4, Number(rating)) }) !==
      'low',
  )
  expect(moderate).toEqual(['2', '3', '4'])
})

test('the budget of a party of several levels adds up by character', () => {
  expect(encounterBudget({ difficulty: 'high', levels: [1, 2, 20] })).toBe(100 + 200 + 22000)
})

test.each([0, 21, 1.5])('level %d throws a RangeError', (level) => {
  expect(() => encounterBudget({ difficulty: 'low', levels: [level] })).toThrow(RangeError)
})
