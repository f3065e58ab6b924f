import { expect, test } from 'vitest'
import { advancement, experienceToReach, tierOfPlay } from './experience.ts'

// SRD 5.2.1, Character Advancement (page 23)
test.each([
  [0, 1, 300],
  [299, 1, 1],
  [300, 2, 600],
  [6499, 4, 1],
  [6500, 5, 7500],
  [354999, 19, 1],
])('%i Experience Points reach level %i, and %i are missing', (experiencePoints, level, missing) => {
  expect(advancement(experiencePoints)).toEqual({ level, missing, bonusFeats: 0 })
})

// SRD 5.2.1, Bonus Feats at Level 20 (page 24): one for every 30,000 XP above 355,000
test.each([
  [355000, 0],
  [384999, 0],
  [385000, 1],
  [414999, 1],
  [415000, 2],
])('%i Experience Points are level 20 and %i bonus feats', (experiencePoints, bonusFeats) => {
  expect(advancement(experiencePoints)).toEqual({ level: 20, missing: 'none', bonusFeats })
})

// SRD 5.2.1, Creating Your Character (page 24)
test('a character who starts at level 10 has 64,000 Experience Points', () => {
  expect(experienceToReach(10)).toBe(64000)
})

// SRD 5.2.1, Tiers of Play (page 24)
test.each([
  [1, 1],
  [4, 1],
  [5, 2],
  [10, 2],
  [11, 3],
  [16, 3],
  [17, 4],
  [20, 4],
])('level %i is of tier %i', (level, tier) => {
  expect(tierOfPlay(level)).toBe(tier)
})

test('law: level changes exactly at its threshold', () => {
  for (let level = 2; level <= 20; level += 1) {
    const needed = experienceToReach(level)
    expect([advancement(needed).level, advancement(needed - 1).level]).toEqual([level, level - 1])
  }
})

test.each([0, 21, 1.5])('level %d throws a RangeError', (level) => {
  expect(() => experienceToReach(level)).toThrow(RangeError)
  expect(() => tierOfPlay(level)).toThrow(RangeError)
})

test.each([-1, 0.5])('%d Experience Points throw a RangeError', (experiencePoints) => {
  expect(() => advancement(experiencePoints)).toThrow(RangeError)
})
