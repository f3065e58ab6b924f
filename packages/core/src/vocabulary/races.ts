import { isOneOf } from '../one-of.ts'

/**
 * The nine races of SRD 5.1.
 *
 * @source SRD 5.1, Races (pages 3 to 7)
 */
export const RACES = [
  'dragonborn',
  'dwarf',
  'elf',
  'gnome',
  'half-elf',
  'half-orc',
  'halfling',
  'human',
  'tiefling',
] as const

/** The id of a race. */
export type Race = (typeof RACES)[number]

/** Whether a value is the id of a race. */
export const isRace = (value: unknown): value is Race => isOneOf(value, RACES)

/**
 * The subraces of SRD 5.1.
 *
 * @source SRD 5.1, Races (pages 3 to 6)
 */
export const SUBRACES = ['hill-dwarf', 'high-elf', 'lightfoot', 'rock-gnome'] as const

/** The id of a subrace. */
export type Subrace = (typeof SUBRACES)[number]

/** Whether a value is the id of a subrace. */
export const isSubrace = (value: unknown): value is Subrace => isOneOf(value, SUBRACES)
