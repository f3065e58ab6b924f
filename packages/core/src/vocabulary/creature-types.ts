import { isOneOf } from '../one-of.ts'

/**
 * The fourteen creature types.
 *
 * @source SRD 5.2.1, Rules Glossary, Creature Type (page 179)
 */
export const CREATURE_TYPES = [
  'aberration',
  'beast',
  'celestial',
  'construct',
  'dragon',
  'elemental',
  'fey',
  'fiend',
  'giant',
  'humanoid',
  'monstrosity',
  'ooze',
  'plant',
  'undead',
] as const

/** The id of a creature type. */
export type CreatureType = (typeof CREATURE_TYPES)[number]

/** Whether a value is the id of a creature type. */
export const isCreatureType = (value: unknown): value is CreatureType => isOneOf(value, CREATURE_TYPES)
