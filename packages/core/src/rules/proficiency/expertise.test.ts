import { expect, test } from 'vitest'
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
