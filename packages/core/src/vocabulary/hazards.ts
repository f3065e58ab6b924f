import { isOneOf } from '../one-of.ts'

/**
 * The hazards: environmental dangers.
 *
 * @source SRD 5.2.1, Playing the Game, Hazards (page 12)
 */
export const HAZARDS = ['burning', 'dehydration', 'falling', 'malnutrition', 'suffocation'] as const

/** The id of a hazard. */
export type Hazard = (typeof HAZARDS)[number]

/** Whether a value is the id of a hazard. */
export const isHazard = (value: unknown): value is Hazard => isOneOf(value, HAZARDS)

/**
 * The environmental effects.
 *
 * @source SRD 5.2.1, Gameplay Toolbox, Environmental Effects (page 195)
 */
export const ENVIRONMENTAL_EFFECTS = [
  'deep-water',
  'extreme-cold',
  'extreme-heat',
  'frigid-water',
  'heavy-precipitation',
  'high-altitude',
  'slippery-ice',
  'strong-wind',
  'thin-ice',
] as const

/** The id of an environmental effect. */
export type EnvironmentalEffect = (typeof ENVIRONMENTAL_EFFECTS)[number]

/** Whether a value is the id of an environmental effect. */
export const isEnvironmentalEffect = (value: unknown): value is EnvironmentalEffect => isOneOf(value, ENVIRONMENTAL_EFFECTS)

/**
 * The kinds of afflictions: what lasts beyond an encounter and is cured rather than healed.
 *
 * @source SRD 5.2.1, Gameplay Toolbox: Curses and Magical Contagions (page 193), Fear and Mental Stress (page 196)
 * @source SRD 5.1, Diseases (page 199), Madness (page 201)
 */
export const AFFLICTIONS = ['curses', 'diseases', 'fear-and-mental-stress', 'madness', 'magical-contagions'] as const

/** The id of a kind of afflictions. */
export type Affliction = (typeof AFFLICTIONS)[number]

/** Whether a value is the id of a kind of afflictions. */
export const isAffliction = (value: unknown): value is Affliction => isOneOf(value, AFFLICTIONS)

/**
 * The kinds of madness in 2014, from the shortest.
 *
 * @source SRD 5.1, Madness, Madness Effects (page 201)
 */
export const MADNESS_KINDS = ['short-term', 'long-term', 'indefinite'] as const

/** The id of a kind of madness. */
export type MadnessKind = (typeof MADNESS_KINDS)[number]

/** Whether a value is the id of a kind of madness. */
export const isMadnessKind = (value: unknown): value is MadnessKind => isOneOf(value, MADNESS_KINDS)
