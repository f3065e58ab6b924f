import type { Ability } from '../../vocabulary/abilities.ts'
import type { Skill } from '../../vocabulary/skills.ts'
import { type Table, term, words } from '../table.ts'

/** A skill and the usual ability for its checks. */
export interface SkillRow {
  readonly skill: Skill
  readonly ability: Ability
}

/**
 * The usual ability for the checks of each skill.
 *
 * @source SRD 5.2.1, Playing the Game, Skills (page 9)
 */
export const SKILL_ABILITIES = [
  { skill: 'acrobatics',      ability: 'dexterity' },
  { skill: 'animal-handling', ability: 'wisdom' },
  { skill: 'arcana',          ability: 'intelligence' },
  { skill: 'athletics',       ability: 'strength' },
  { skill: 'deception',       ability: 'charisma' },
  { skill: 'history',         ability: 'intelligence' },
  { skill: 'insight',         ability: 'wisdom' },
  { skill: 'intimidation',    ability: 'charisma' },
  { skill: 'investigation',   ability: 'intelligence' },
  { skill: 'medicine',        ability: 'wisdom' },
  { skill: 'nature',          ability: 'intelligence' },
  { skill: 'perception',      ability: 'wisdom' },
  { skill: 'performance',     ability: 'charisma' },
  { skill: 'persuasion',      ability: 'charisma' },
  { skill: 'religion',        ability: 'intelligence' },
  { skill: 'sleight-of-hand', ability: 'dexterity' },
  { skill: 'stealth',         ability: 'dexterity' },
  { skill: 'survival',        ability: 'wisdom' },
] as const satisfies readonly SkillRow[]

/** The Skills table as a reader sees it. */
export const skillsTable: Table = {
  id: 'skills',
  source: { document: 'SRD 5.2.1', heading: 'Skills', page: 9 },
  columns: ['skill', 'ability', 'example-uses'],
  rows: SKILL_ABILITIES.map(({ skill, ability }) => [term(skill), term(ability), words(skill)]),
}
