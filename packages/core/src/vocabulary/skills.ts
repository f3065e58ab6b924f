import { isOneOf } from '../one-of.ts'

/**
 * The eighteen skills, in alphabetical order of their English names.
 *
 * @source SRD 5.2.1, Playing the Game, Skills (page 9)
 */
export const SKILLS = [
  'acrobatics',
  'animal-handling',
  'arcana',
  'athletics',
  'deception',
  'history',
  'insight',
  'intimidation',
  'investigation',
  'medicine',
  'nature',
  'perception',
  'performance',
  'persuasion',
  'religion',
  'sleight-of-hand',
  'stealth',
  'survival',
] as const

/** The id of a skill. */
export type Skill = (typeof SKILLS)[number]

/** Whether a value is the id of a skill. */
export const isSkill = (value: unknown): value is Skill => isOneOf(value, SKILLS)

/** A value for each of the eighteen skills. */
export type BySkill<Value> = Readonly<Record<Skill, Value>>
