import { describe, expect, test } from 'vitest'
import { next2012 } from '../../rulesets/next-2012.ts'
import { srd521 } from '../../rulesets/srd-5-2-1.ts'
import { checkProficiency, skillAbility, skillCheckBonus, toolCheck, trainingAdded } from './check-proficiency.ts'

// SRD 5.2.1, Playing the Game, Skills (page 9)
test.each([
  ['athletics', 'strength'],
  ['stealth', 'dexterity'],
  ['religion', 'intelligence'],
  ['animal-handling', 'wisdom'],
  ['performance', 'charisma'],
] as const)('%s goes with %s', (skill, ability) => {
  expect(skillAbility(skill)).toBe(ability)
})

// SRD 5.2.1, Playing the Game, Skill Proficiencies (page 8); the GM has the say on which ability applies (page 6)
test.each([
  ['climbing a cliff, proficient', { skill: 'athletics', proficient: true }, 7],
  ['climbing a cliff, not proficient', { skill: 'athletics', proficient: false }, 4],
  ['Expertise', { skill: 'stealth', proficient: true, doubled: true }, 7],
  ['another ability', { skill: 'intimidation', ability: 'strength', proficient: true }, 7],
  ['its own ability', { skill: 'intimidation', proficient: true }, 2],
] as const)('%s', (_, check, expected) => {
  const modifiers = { strength: 4, dexterity: 1, constitution: 0, intelligence: 0, wisdom: 0, charisma: -1 }
  expect(skillCheckBonus({ modifiers, proficiencyBonus: 3, ...check })).toBe(expected)
})

describe('checkProficiency', () => {
  // SRD 5.2.1, Playing the Game, Equipment Proficiencies (page 9); The Bonus Doesn’t Stack (page 8)
  test.each([
    ['neither', { skill: false, tool: false }, 0, false],
    ['the skill alone', { skill: true, tool: false }, 3, false],
    ['the tool alone', { skill: false, tool: true }, 3, false],
    ['both: the bonus once, and Advantage', { skill: true, tool: true }, 3, true],
    ['both, with Expertise', { skill: true, tool: true, doubled: true }, 6, true],
    ['halved, rounded down', { skill: true, tool: false, halved: true }, 1, false],
    ['Expertise without proficiency', { skill: false, tool: false, doubled: true }, 0, false],
  ])('%s', (_, proficiencies, added, advantage) => {
    expect(checkProficiency({ proficiencyBonus: 3, ...proficiencies })).toEqual({ added, advantage })
  })
})

// SRD 5.2.1, Equipment, Tools (pages 93 to 95): the ability of each; Playing the Game, Equipment Proficiencies (page 9)
test.each([
  ['Thieves’ Tools: Dexterity', { tool: 'thieves-tools', proficiencies: { skill: false, tool: true } }, 7, false],
  ['with Sleight of Hand', { tool: 'thieves-tools', proficiencies: { skill: true, tool: true } }, 7, true],
  ['not proficient', { tool: 'thieves-tools', proficiencies: { skill: false, tool: false } }, 4, false],
  ['Herbalism Kit: Intelligence', { tool: 'herbalism-kit', proficiencies: { skill: false, tool: true } }, 5, false],
  [
    'an ability that the GM chose',
    { tool: 'herbalism-kit', ability: 'wisdom', proficiencies: { skill: false, tool: true } },
    2,
    false,
  ],
] as const)('toolCheck: %s', (_, check, bonus, advantage) => {
  const modifiers = { strength: 0, dexterity: 4, constitution: 0, intelligence: 2, wisdom: -1, charisma: 0 }
  expect(toolCheck({ modifiers, proficiencyBonus: 3, ...check })).toEqual({ bonus, advantage })
})

// 2012 playtest, Combat, Attack Rolls: weapon or magic training, if any; there is no Proficiency Bonus
test.each([
  ['SRD 5.2.1', srd521, true, 3],
  ['SRD 5.2.1, not proficient', srd521, false, 0],
  ['2012 playtest', next2012, true, 2],
  ['2012 playtest, whatever proficiency says', next2012, false, 2],
] as const)('%s: what training adds', (_, ruleset, proficient, expected) => {
  expect(trainingAdded({ proficiencyBonus: 3, proficient, trainingBonus: 2 }, ruleset)).toBe(expected)
})
