import { isOneOf } from '../one-of.ts'

/**
 * The eight schools of magic.
 *
 * @source SRD 5.2.1, Spells, Schools of Magic (page 105)
 */
export const SCHOOLS_OF_MAGIC = [
  'abjuration',
  'conjuration',
  'divination',
  'enchantment',
  'evocation',
  'illusion',
  'necromancy',
  'transmutation',
] as const

/** The id of a school of magic. */
export type SchoolOfMagic = (typeof SCHOOLS_OF_MAGIC)[number]

/** Whether a value is the id of a school of magic. */
export const isSchoolOfMagic = (value: unknown): value is SchoolOfMagic => isOneOf(value, SCHOOLS_OF_MAGIC)
