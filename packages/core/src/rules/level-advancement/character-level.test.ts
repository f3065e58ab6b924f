import { expect, test } from 'vitest'
import { proficiencyBonusAtLevel } from '../proficiency/proficiency.ts'
import { characterLevel } from './character-level.ts'
import { experienceToReach } from './experience.ts'

// SRD 5.2.1, Proficiency Bonus (page 25)
test('a level 3 Fighter / level 2 Rogue has the Proficiency Bonus of level 5, which is +3', () => {
  const level = characterLevel({ fighter: 3, rogue: 2 })
  expect([level, proficiencyBonusAtLevel(level)]).toEqual([5, 3])
})

// SRD 5.2.1, Experience Points (page 25): it must gain enough XP to reach level 8; page 23: 34,000
test('the next level of a level 6 Cleric / level 1 Fighter is level 8', () => {
  expect(experienceToReach(characterLevel({ cleric: 6, fighter: 1 }) + 1)).toBe(34000)
})

test.each([{}, { monk: 0 }, { monk: 20, bard: 1 }, { monk: -1, bard: 3 }])('levels %o throw a RangeError', (levels) => {
  expect(() => characterLevel(levels)).toThrow(RangeError)
})
