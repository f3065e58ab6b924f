import type { Skill } from '../../vocabulary/skills.ts'
import type { ThingToDetect } from '../../vocabulary/things-to-detect.ts'
import { type Table, term, words } from '../table.ts'

/** A skill and what it detects with the Search action, a Wisdom check. */
export interface SearchSkillRow {
  readonly skill: Skill
  readonly detects: readonly ThingToDetect[]
}

/**
 * The skill for the Wisdom check of the Search action, by what is to be detected.
 *
 * @source SRD 5.2.1, Rules Glossary, Search (page 187)
 */
export const SEARCH_SKILLS = [
  { skill: 'insight',    detects: ['state-of-mind'] },
  { skill: 'medicine',   detects: ['ailment', 'cause-of-death'] },
  { skill: 'perception', detects: ['concealed-creature', 'concealed-object'] },
  { skill: 'survival',   detects: ['tracks', 'food'] },
] as const satisfies readonly SearchSkillRow[]

/** The Search table as a reader sees it. */
export const searchSkillsTable: Table = {
  id: 'search-skills',
  source: { document: 'SRD 5.2.1', heading: 'Search', page: 187 },
  columns: ['skill', 'detects'],
  rows: SEARCH_SKILLS.map(({ skill }) => [term(skill), words(skill)]),
}
