import { requireEachOf, requireOneOf } from '../../one-of.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

/** A character who wants Expertise in a skill. */
export interface ExpertiseChoice {
  readonly skill: Skill
  /** the skills in which it is proficient */
  readonly proficient: readonly Skill[]
  /** the skills in which it has Expertise */
  readonly expertise: readonly Skill[]
}

/**
 * Whether a character who gains Expertise can choose this skill: the character must be proficient in it and not have
 * Expertise in it yet.
 *
 * @throws RangeError if a skill is unknown
 * @source SRD 5.2.1, Rules Glossary, Expertise (page 182)
 * @example
 * mayGainExpertise({ skill: 'stealth', proficient: ['stealth'], expertise: [] }) // => { allowed: true }
 * mayGainExpertise({ skill: 'arcana', proficient: ['stealth'], expertise: [] }) // => { allowed: false, rule: 'expertise', because: 'not-proficient' }
 */
export function mayGainExpertise({
  skill,
  proficient,
  expertise,
}: ExpertiseChoice): Permission<'not-proficient' | 'has-it-already'> {
  requireOneOf('skill', skill, SKILLS)
  requireEachOf('proficient', proficient, SKILLS)
  requireEachOf('expertise', expertise, SKILLS)
  return firstObstacle([
    [!proficient.includes(skill), 'expertise', 'not-proficient'],
    [expertise.includes(skill), 'expertise', 'has-it-already'],
  ])
}
