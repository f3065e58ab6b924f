import { isOneOf } from '../one-of.ts'

/**
 * The areas of knowledge that the Study action can draw on, besides creatures, which are listed by type.
 *
 * @source SRD 5.2.1, Rules Glossary, Areas of Knowledge (page 189)
 */
export const AREAS_OF_KNOWLEDGE = [
  'spells',
  'magic-items',
  'eldritch-symbols',
  'magical-traditions',
  'planes-of-existence',
  'historic-events',
  'historic-people',
  'ancient-civilizations',
  'wars',
  'traps',
  'ciphers',
  'riddles',
  'gadgetry',
  'terrain',
  'flora',
  'weather',
  'deities',
  'religious-hierarchies',
  'religious-rites',
  'holy-symbols',
  'cults',
] as const

/** The id of an area of knowledge. */
export type AreaOfKnowledge = (typeof AREAS_OF_KNOWLEDGE)[number]

/** Whether a value is the id of an area of knowledge. */
export const isAreaOfKnowledge = (value: unknown): value is AreaOfKnowledge => isOneOf(value, AREAS_OF_KNOWLEDGE)
