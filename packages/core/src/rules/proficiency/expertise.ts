import { requireEachOf, requireOneOf } from '../../one-of.ts'
import type { RulesOf } from '../../rulesets/ruleset.ts'
import { srd521ChecksAndActions } from '../../rulesets/srd-5-2-1/checks-and-actions.ts'
import { SKILLS, type Skill } from '../../vocabulary/skills.ts'
import { ARTISANS_TOOLS, OTHER_TOOLS, type Tool } from '../../vocabulary/tools.ts'
import { firstObstacle, type Permission } from '../basics/permission.ts'

const CHOICES: readonly (Skill | Tool)[] = [...SKILLS, ...ARTISANS_TOOLS, ...OTHER_TOOLS]

/** A character who wants Expertise in a skill, or with a tool. */
export interface ExpertiseChoice {
  readonly skill: Skill | Tool
  /** the skills in which it is proficient, and the tools */
  readonly proficient: readonly (Skill | Tool)[]
  /** the skills in which it has Expertise, and the tools */
  readonly expertise: readonly (Skill | Tool)[]
}

/**
 * Whether a character who gains Expertise can choose this skill: the character must be proficient in it and not have
 * Expertise in it yet. SRD 5.1 also allows a Rogue's thieves' tools.
 *
 * @throws RangeError if a skill or tool is unknown
 * @source SRD 5.2.1, Rules Glossary, Expertise (page 182)
 * @source SRD 5.1, Bard (page 13) and Rogue (page 39), Expertise
 * @example
 * mayGainExpertise({ skill: 'stealth', proficient: ['stealth'], expertise: [] }) // => { allowed: true }
 * mayGainExpertise({ skill: 'arcana', proficient: ['stealth'], expertise: [] }) // => { allowed: false, rule: 'expertise', because: 'not-proficient' }
 * mayGainExpertise({ skill: 'thieves-tools', proficient: ['thieves-tools'], expertise: [] }, srd51) // => { allowed: true }
 */
export function mayGainExpertise(
  { skill, proficient, expertise }: ExpertiseChoice,
  { training }: RulesOf<'training'> = srd521ChecksAndActions,
): Permission<'not-a-skill' | 'not-proficient' | 'has-it-already'> {
  requireOneOf('skill', skill, CHOICES)
  requireEachOf('proficient', proficient, CHOICES)
  requireEachOf('expertise', expertise, CHOICES)
  const allowed: readonly (Skill | Tool)[] = [...SKILLS, ...training.expertiseTools]
  return firstObstacle([
    [!allowed.includes(skill), 'expertise', 'not-a-skill'],
    [!proficient.includes(skill), 'expertise', 'not-proficient'],
    [expertise.includes(skill), 'expertise', 'has-it-already'],
  ])
}
