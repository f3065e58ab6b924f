import { expect, test } from 'vitest'
import { AREAS_OF_KNOWLEDGE } from '../../vocabulary/areas-of-knowledge.ts'
import { CREATURE_TYPES } from '../../vocabulary/creature-types.ts'
import { STUDY_SKILLS } from './study-skills.ts'

// SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189)
test('which creatures each skill covers', () => {
  expect(STUDY_SKILLS.map(({ skill, creatureTypes }) => [skill, creatureTypes.join(' ')])).toEqual([
    ['arcana', 'aberration construct elemental fey monstrosity'],
    ['history', 'giant humanoid'],
    ['investigation', ''],
    ['nature', 'beast dragon ooze plant'],
    ['religion', 'celestial fiend undead'],
  ])
})

test('each area and each creature type is covered once', () => {
  expect(STUDY_SKILLS.flatMap(({ areas }) => areas)).toEqual(AREAS_OF_KNOWLEDGE)
  expect(STUDY_SKILLS.flatMap(({ creatureTypes }) => creatureTypes).sort()).toEqual(CREATURE_TYPES)
})
