import { expect, test } from 'vitest'
import { SKILL_ABILITIES } from '../proficiency/skills.ts'
import { GEAR_CHECKS } from './gear-checks.ts'

// SRD 5.2.1, Equipment, Adventuring Gear (the page stands after each)
test('the ability checks of adventuring gear', () => {
  expect(GEAR_CHECKS.map(({ gear, use, dc, ability, skill }) => `${gear}: ${use}, DC ${dc} ${ability} (${skill})`)).toEqual(
    [
      'chain: bind, DC 13 strength (athletics)', // 96
      'chain: escape, DC 18 dexterity (acrobatics)', // 96
      'chain: burst, DC 20 strength (athletics)', // 96
      'grappling-hook: catch, DC 13 dexterity (acrobatics)', // 97
      'hunting-trap: free, DC 13 strength (athletics)', // 98
      'lock: pick-lock, DC 15 dexterity (sleight-of-hand)', // 98
      'manacles: bind, DC 13 dexterity (sleight-of-hand)', // 98
      'manacles: escape, DC 20 dexterity (sleight-of-hand)', // 98
      'manacles: burst, DC 25 strength (athletics)', // 98
      'manacles: pick-lock, DC 15 dexterity (sleight-of-hand)', // 98
      'net: free, DC 10 strength (athletics)', // 98
      'rope: tie-knot, DC 10 dexterity (sleight-of-hand)', // 99
      'rope: escape, DC 15 dexterity (acrobatics)', // 99
      'rope: burst, DC 20 strength (athletics)', // 99
    ],
  )
})

test('every check uses the ability of its skill', () => {
  for (const { ability, skill } of GEAR_CHECKS) {
    expect([skill, SKILL_ABILITIES.find((row) => row.skill === skill)?.ability]).toEqual([skill, ability])
  }
})
