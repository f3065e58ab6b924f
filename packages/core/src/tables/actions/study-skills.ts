import type { AreaOfKnowledge } from '../../vocabulary/areas-of-knowledge.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { creatureTypeTerm } from '../creatures-and-characters/creature-types.ts'
import { none, type Table, term, terms, words } from '../table.ts'

/** A skill and the areas of knowledge that it covers with the Study action, an Intelligence check. */
export interface StudySkillRow {
  readonly skill: Skill
  readonly areas: readonly AreaOfKnowledge[]
  /** the creatures that it covers */
  readonly creatureTypes: readonly CreatureType[]
}

/**
 * The skill for the Intelligence check of the Study action, by area of knowledge.
 *
 * @source SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189)
 */
export const STUDY_SKILLS = [
  { skill: 'arcana',        areas: ['spells', 'magic-items', 'eldritch-symbols', 'magical-traditions', 'planes-of-existence'],
                            creatureTypes: ['aberration', 'construct', 'elemental', 'fey', 'monstrosity'] },
  { skill: 'history',       areas: ['historic-events', 'historic-people', 'ancient-civilizations', 'wars'],
                            creatureTypes: ['giant', 'humanoid'] },
  { skill: 'investigation', areas: ['traps', 'ciphers', 'riddles', 'gadgetry'],
                            creatureTypes: [] },
  { skill: 'nature',        areas: ['terrain', 'flora', 'weather'],
                            creatureTypes: ['beast', 'dragon', 'ooze', 'plant'] },
  { skill: 'religion',      areas: ['deities', 'religious-hierarchies', 'religious-rites', 'holy-symbols', 'cults'],
                            creatureTypes: ['celestial', 'fiend', 'undead'] },
] as const satisfies readonly StudySkillRow[]

/** The Areas of Knowledge table as a reader sees it. */
export const studySkillsTable: Table = {
  id: 'study-skills',
  source: { document: 'SRD 5.2.1', heading: 'Areas of Knowledge', page: 189 },
  columns: ['skill', 'areas', 'creatures'],
  rows: STUDY_SKILLS.map(({ skill, creatureTypes }) => [
    term(skill),
    words(skill),
    creatureTypes.length === 0 ? none : terms('list', creatureTypes.map(creatureTypeTerm)),
  ]),
}
