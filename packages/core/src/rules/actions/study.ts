import { STUDY_SKILLS, type StudySkillRow } from '../../tables/actions/study-skills.ts'
import type { AreaOfKnowledge } from '../../vocabulary/areas-of-knowledge.ts'
import type { CreatureType } from '../../vocabulary/creature-types.ts'
import type { Skill } from '../../vocabulary/skills.ts'

const ROWS: readonly StudySkillRow[] = STUDY_SKILLS

function skillOf(name: string, subject: string, covers: (row: StudySkillRow) => boolean): Skill {
  const row = ROWS.find(covers)
  if (row === undefined) throw new RangeError(`${name} is ${subject}; it must be in the Areas of Knowledge table.`)
  return row.skill
}

/**
 * The skill for the Intelligence check of the Study action, by area of knowledge. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the area is unknown
 * @source SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189)
 * @example
 * studySkill('weather') // => 'nature'
 */
export const studySkill = (area: AreaOfKnowledge): Skill => skillOf('area', area, ({ areas }) => areas.includes(area))

/**
 * The skill for the Intelligence check of the Study action about a creature, by its type. A rule of 5.2.1 alone.
 *
 * @throws RangeError if the type is unknown
 * @source SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189)
 * @example
 * studySkillOfCreature('dragon') // => 'nature'
 */
export const studySkillOfCreature = (type: CreatureType): Skill =>
  skillOf('type', type, ({ creatureTypes }) => creatureTypes.includes(type))
