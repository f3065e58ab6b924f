import { describe, expect, test } from 'vitest'
import type { ChallengeRating } from '../../vocabulary/challenge-ratings.ts'
import { CHALLENGE_RATINGS } from '../../vocabulary/challenge-ratings.ts'
import { LEVELS, proficiencyAdded, proficiencyBonusAtChallengeRating, proficiencyBonusAtLevel } from './proficiency.ts'

// SRD 5.2.1, Playing the Game, Proficiency Bonus (page 8): level 1 first
test('the Proficiency Bonus at each level', () => {
  const bonuses = Array.from({ length: 20 }, (_, index) => proficiencyBonusAtLevel(index + 1))
  expect(bonuses).toEqual([...[2, 2, 2, 2], ...[3, 3, 3, 3], ...[4, 4, 4, 4], ...[5, 5, 5, 5], ...[6, 6, 6, 6]])
  expect(LEVELS).toEqual({ minimum: 1, maximum: 20 })
})

test.each([0, 21, 30, 4.5, Number.NaN])('there is no level %d', (level) => {
  expect(() => proficiencyBonusAtLevel(level)).toThrow(RangeError)
  expect(() => proficiencyBonusAtLevel(level)).toThrow(
    `level is ${level}; it must be an integer from 1 to 20 (both included). Tip: `,
  )
})

// SRD 5.2.1, Monsters, Proficiency Bonus by Challenge Rating (page 256)
test('the Proficiency Bonus at each Challenge Rating', () => {
  const EXPECTED: Readonly<Record<ChallengeRating, number>> = {
    ...{ '0': 2, '1/8': 2, '1/4': 2, '1/2': 2, '1': 2, '2': 2, '3': 2, '4': 2 },
    ...{ '5': 3, '6': 3, '7': 3, '8': 3 },
    ...{ '9': 4, '10': 4, '11': 4, '12': 4 },
    ...{ '13': 5, '14': 5, '15': 5, '16': 5 },
    ...{ '17': 6, '18': 6, '19': 6, '20': 6 },
    ...{ '21': 7, '22': 7, '23': 7, '24': 7 },
    ...{ '25': 8, '26': 8, '27': 8, '28': 8 },
    ...{ '29': 9, '30': 9 },
  }
  for (const rating of CHALLENGE_RATINGS) {
    expect([rating, proficiencyBonusAtChallengeRating(rating)]).toEqual([rating, EXPECTED[rating]])
  }
})

describe('proficiencyAdded', () => {
  // SRD 5.2.1, Playing the Game, The Bonus Doesn’t Stack (page 8)
  test.each([
    ['proficient', 3, { proficient: true }, 3],
    ['not proficient', 3, { proficient: false }, 0],
    ['not proficient, whatever doubles it', 3, { proficient: false, doubled: true }, 0],
    ['Expertise doubles', 4, { proficient: true, doubled: true }, 8],
    ['halved, rounded down', 3, { proficient: true, halved: true }, 1],
    ['halved evenly', 4, { proficient: true, halved: true }, 2],
    ['once doubled and once halved', 3, { proficient: true, doubled: true, halved: true }, 3],
  ])('%s', (_, bonus, use, expected) => {
    expect(proficiencyAdded(bonus, use)).toBe(expected)
  })
})
