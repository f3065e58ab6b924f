import { expect, test } from 'vitest'
import { srd51 } from '../../rulesets/srd-5-1.ts'
import { mayGainExpertise } from './expertise.ts'

// SRD 5.2.1, Rules Glossary, Expertise (page 182)
test.each([
  ['stealth', 'allowed'],
  ['arcana', 'not-proficient'],
  ['history', 'has-it-already'],
] as const)('Expertise in %s: %s', (skill, expected) => {
  const permission = mayGainExpertise({ skill, proficient: ['stealth', 'history'], expertise: ['history'] })
  expect(permission.allowed ? 'allowed' : permission.because).toBe(expected)
})

// SRD 5.1, Rogue, Expertise (page 39)
test.each([
  ['thieves-tools', 'not-a-skill', 'allowed'],
  ['smiths-tools', 'not-a-skill', 'not-a-skill'],
] as const)('Expertise with %s: %s, 2014: %s', (tool, current, older) => {
  const choice = { skill: tool, proficient: [tool], expertise: [] }
  const answers = [mayGainExpertise(choice), mayGainExpertise(choice, srd51)]
  expect(answers.map((one) => (one.allowed ? 'allowed' : one.because))).toEqual([current, older])
})
