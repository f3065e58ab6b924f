import { expect, test } from 'vitest'
import { studySkill, studySkillOfCreature } from './study.ts'

// SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189)
test.each([
  ['planes-of-existence', 'arcana'],
  ['historic-people', 'history'],
  ['ciphers', 'investigation'],
  ['flora', 'nature'],
  ['holy-symbols', 'religion'],
] as const)('%s: %s', (area, skill) => {
  expect(studySkill(area)).toBe(skill)
})

test.each([
  ['fey', 'arcana'],
  ['giant', 'history'],
  ['ooze', 'nature'],
  ['undead', 'religion'],
] as const)('a creature of type %s: %s', (type, skill) => {
  expect(studySkillOfCreature(type)).toBe(skill)
})
