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
