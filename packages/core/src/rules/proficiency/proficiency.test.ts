import { describe, expect, test } from 'vitest'
import { LEVELS, proficiencyAdded, proficiencyBonusAtChallengeRating, proficiencyBonusAtLevel } from './proficiency.ts'

// SRD 5.2.1, Playing the Game, Proficiency Bonus (page 8)
test.each([
  [1, 2],
  [4, 2],
  [5, 3],
  [20, 6],
])('the Proficiency Bonus at level %i is %i', (level, bonus) => {
  expect(proficiencyBonusAtLevel(level)).toBe(bonus)
  expect(LEVELS).toEqual({ minimum: 1, maximum: 20 })
})

test.each([0, 21, 30, 4.5, Number.NaN])('level %d throws a RangeError', (level) => {
  expect(() => proficiencyBonusAtLevel(level)).toThrow(RangeError)
  expect(() => proficiencyBonusAtLevel(level)).toThrow(
    `level is ${level}; it must be an integer from 1 to 20 (both included). Tip: `,
  )
})

// SRD 5.2.1, Monsters, Proficiency Bonus by Challenge Rating (page 256)
test.each([
  ['0', 2],
  ['1/8', 2],
  ['4', 2],
  ['5', 3],
  ['30', 9],
] as const)('the Proficiency Bonus at Challenge Rating %s is %i', (rating, bonus) => {
  expect(proficiencyBonusAtChallengeRating(rating)).toBe(bonus)
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
    expect(proficiencyAdded({ proficiencyBonus: bonus, ...use })).toBe(expected)
  })
})
