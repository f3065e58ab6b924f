import type { Skill } from '../../vocabulary/skills.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** The skills of a character. */
export interface SkillTraining {
  readonly proficient: readonly Skill[]
  readonly expertise: readonly Skill[]
}

/**
 * Whether a character who gains Expertise can choose this skill: the character must be proficient in it and not have
 * Expertise in it yet.
 *
 * @source SRD 5.2.1, Rules Glossary, Expertise (page 182)
 * @example
 * mayGainExpertise('stealth', { proficient: ['stealth'], expertise: [] }) // => { allowed: true }
 * mayGainExpertise('arcana', { proficient: ['stealth'], expertise: [] }) // => { allowed: false, rule: 'expertise', because: 'not-proficient' }
 */
export const mayGainExpertise = (
  skill: Skill,
  { proficient, expertise }: SkillTraining,
): Permission<'not-proficient' | 'has-it-already'> =>
  firstObstacle([
    [!proficient.includes(skill), 'expertise', 'not-proficient'],
    [expertise.includes(skill), 'expertise', 'has-it-already'],
  ])
